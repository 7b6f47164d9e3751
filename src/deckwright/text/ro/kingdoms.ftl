### Names of the recommended kingdoms, Romanian.

## Dominion, 1st edition

kingdom-king-1e-1 = Primul joc
kingdom-king-1e-2 = Mulți bani
kingdom-king-1e-3 = Interacțiune
kingdom-king-1e-4 = Distorsionare a mărimii
kingdom-king-1e-5 = Vatra satului

## Seaside, 1st edition, alone and with Dominion, 1st edition

kingdom-king-s1-1 = În largul mării
kingdom-king-s1-2 = Comoara îngropată
kingdom-king-s1-3 = Naufragii
kingdom-king-s1-4 = Spre ziua de mâine
kingdom-king-s1-5 = Repetare
kingdom-king-s1-6 = Dai și iei

## Dominion, 2nd edition

kingdom-king-2e-1 = Primul joc
kingdom-king-2e-2 = Distorsionare a mărimii
kingdom-king-2e-3 = Deasupra pachetului
kingdom-king-2e-4 = Iuțeală de mână
kingdom-king-2e-5 = Îmbunătățiri
kingdom-king-2e-6 = Argint și aur

## Dominion, 2nd edition, with Intrigue

kingdom-king-2e-7 = Subalterni
kingdom-king-2e-8 = Marele complot
kingdom-king-2e-9 = Deconstrucție

## Dominion, 2nd edition, with Seaside

kingdom-king-2e-10 = Spre ziua de mâine
kingdom-king-2e-11 = Repetare
kingdom-king-2e-12 = Dai și iei

## Dominion, 2nd edition, with Alchemy

kingdom-king-2e-13 = Arte interzise
kingdom-king-2e-14 = Amestecători de poțiuni
kingdom-king-2e-15 = Lecție de chimie

## Dominion, 2nd edition, with Prosperity

kingdom-king-2e-16 = Cei mai mulți bani
kingdom-king-2e-17 = Armata regelui
kingdom-king-2e-18 = Trai bun

## Dominion, 2nd edition, with Cornucopia and Guilds

kingdom-king-2e-19 = Roadele vânătorii
kingdom-king-2e-20 = Semne rele
kingdom-king-2e-21 = Atelierul bufonului
kingdom-king-2e-22 = Arte și meșteșuguri
kingdom-king-2e-23 = Viață curată
kingdom-king-2e-24 = Mai binele e dușmanul binelui

## Dominion, 2nd edition, with Hinterlands

kingdom-king-2e-25 = Tâlhărie la drumul mare
kingdom-king-2e-26 = Aventuri în străinătate

## Dominion, 2nd edition, with Dark Ages

kingdom-king-2e-27 = Suișuri și coborâșuri
kingdom-king-2e-28 = Cavaleri și petreceri

## Dominion, 2nd edition, with Adventures

kingdom-king-2e-29 = Nivelul următor
kingdom-king-2e-30 = Fiul distorsionării mărimii

## Dominion, 2nd edition, with Empires

kingdom-king-2e-31 = Totul cu măsură
kingdom-king-2e-32 = Gloanțe de argint

## Dominion, 2nd edition, with Nocturne

kingdom-king-2e-33 = Tura de noapte
kingdom-king-2e-34 = Cu mâinile în sân

## Dominion, 2nd edition, with Renaissance

kingdom-king-2e-35 = E nevoie de un sătean
kingdom-king-2e-36 = Capturează steagul

## Dominion, 2nd edition, with Menagerie

kingdom-king-2e-37 = Pony Express
kingdom-king-2e-38 = Grădina pisicilor
