### Names of the recommended kingdoms, Italian.

## Dominion, 1st edition

kingdom-king-1e-1 = Prima partita
kingdom-king-1e-2 = Tanti Soldi
kingdom-king-1e-3 = Interazione
kingdom-king-1e-4 = Distorsione Dimensionale
kingdom-king-1e-5 = Villaggio Quadrato

## Seaside, 1st edition, alone and with Dominion, 1st edition

kingdom-king-s1-1 = Alto Mare
kingdom-king-s1-2 = Tesoro Sepolto
kingdom-king-s1-3 = Naufragi
kingdom-king-s1-4 = Verso il Domani
kingdom-king-s1-5 = Ripetizione
kingdom-king-s1-6 = Dare e Avere

## Dominion, 2nd edition

kingdom-king-2e-1 = Prima partita
kingdom-king-2e-2 = Distorsione Dimensionale
kingdom-king-2e-3 = Cima del Mazzo
kingdom-king-2e-4 = Destrezza di Mano
kingdom-king-2e-5 = Migliorie
kingdom-king-2e-6 = Argento e Oro

## Dominion, 2nd edition, with Intrigue

kingdom-king-2e-7 = Sottoposti
kingdom-king-2e-8 = Il Grande Complotto
kingdom-king-2e-9 = Decostruzione

## Dominion, 2nd edition, with Seaside

kingdom-king-2e-10 = Verso il Domani
kingdom-king-2e-11 = Ripetizione
kingdom-king-2e-12 = Dare e Avere

## Dominion, 2nd edition, with Alchemy

kingdom-king-2e-13 = Arti Proibite
kingdom-king-2e-14 = Miscelatori di Pozioni
kingdom-king-2e-15 = Lezione di Chimica

## Dominion, 2nd edition, with Prosperity

kingdom-king-2e-16 = Tantissimi Soldi
kingdom-king-2e-17 = L’Esercito del Re
kingdom-king-2e-18 = La Bella Vita

## Dominion, 2nd edition, with Cornucopia and Guilds

kingdom-king-2e-19 = I Frutti della Caccia
kingdom-king-2e-20 = Cattivi Presagi
kingdom-king-2e-21 = L’Officina del Giullare
kingdom-king-2e-22 = Arti e Mestieri
kingdom-king-2e-23 = Vita Sana
kingdom-king-2e-24 = Il Meglio è Nemico del Bene

## Dominion, 2nd edition, with Hinterlands

kingdom-king-2e-25 = Rapina sulla Strada Maestra
kingdom-king-2e-26 = Avventure all’Estero

## Dominion, 2nd edition, with Dark Ages

kingdom-king-2e-27 = Alti e Bassi
kingdom-king-2e-28 = Cavalieri e Baldorie

## Dominion, 2nd edition, with Adventures

kingdom-king-2e-29 = Livello Successivo
kingdom-king-2e-30 = Figlio della Distorsione Dimensionale

## Dominion, 2nd edition, with Empires

kingdom-king-2e-31 = Tutto con Moderazione
kingdom-king-2e-32 = Pallottole d’Argento

## Dominion, 2nd edition, with Nocturne

kingdom-king-2e-33 = Turno di Notte
kingdom-king-2e-34 = Con le Mani in Mano

## Dominion, 2nd edition, with Renaissance

kingdom-king-2e-35 = Ci Vuole un Villico
kingdom-king-2e-36 = Cattura la Bandiera

## Dominion, 2nd edition, with Menagerie

kingdom-king-2e-37 = Pony Express
kingdom-king-2e-38 = Il Giardino dei Gatti
