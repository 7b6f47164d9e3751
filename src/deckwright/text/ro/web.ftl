### Pagina din browser: primul ecran, masă nouă, mese deschise, așteptarea jucătorilor, setări.

## Peste tot

web-home = Pagina principală
web-main-menu = Meniul principal
web-help = Ajutor
web-guide = Primul joc, ghidat
web-settings = Setări
web-close = Închide
web-loading = Se încarcă
web-connecting = Conectare la masă…
web-try-again = Încearcă din nou
web-copied = Copiat
web-not-here = Aici nu este nimic
web-no-such-page = La această adresă nu există nicio pagină. Linkurile de mai jos te duc înapoi.
error-unreachable = serverul nu răspunde. Verifică dacă funcționează și dacă ai legătură la rețea; pagina continuă singură de îndată ce răspunde

## Primul ecran

web-tagline = Dominion în browserul tău
web-about = Cu prietenii sau împotriva boților, exact după regulament. Fără cont, iar prietenii tăi nu au nimic de instalat.
web-play-bot = Joacă împotriva unui bot
web-quick-first = Primul joc
web-quick-last = Ca data trecută
web-quick-random = Regat la întâmplare
web-quick-daily = Regatul zilei
web-count-deck = Numără pachetul în locul meu
web-what-to-do = Ce vrei să faci?
web-new-table = Masă nouă
web-new-table-about = Alege regatul, locurile și opțiunile, apoi invită-ți prietenii cu un link.
web-open-tables = Mese deschise
web-open-tables-about = Așază-te unde mai este un loc liber sau privește un joc.
web-learn = Învață jocul
web-learn-about = Regulile pe o singură pagină, în cuvinte simple și cu imagini.
web-own-tables = Mesele tale
web-go-on = Continuă
web-own-games = Jocurile tale
web-game-won = Câștigat
web-game-shared = Victorie împărțită
web-game-lost = Pierdut
web-look-again = Privește-l din nou
web-game-gone = Serverul nu mai are această masă. Înregistrarea a rămas aici.
web-game-record = Înregistrare
web-forget-game = Șterge
web-forget-game-of = Șterge jocul { $players }
web-all-games = Arată toate jocurile ({ $number })
web-trademark = Dominion este o marcă a proprietarilor săi. Deckwright este independent de ei: textele și imaginile sunt ale sale.
web-licences = Licențele fonturilor și pachetelor din această pagină
web-default-name = Oaspete

## Setări

web-language = Limbă
web-theme = Temă
web-theme-auto = Ca în sistem
web-theme-light = Luminoasă
web-theme-dark = Întunecată
web-motion = Animații
web-motion-auto = Ca în sistem
web-motion-fast = Rapide
web-motion-none = Oprite
web-pace = Turele celorlalți
web-pace-slow = Lent
web-pace-normal = Normal
web-pace-instant = Instantaneu
web-your-name = Numele tău
web-sounds = Sunete
web-sounds-about = Cărți, monede, amestecări, atacuri, tura ta, sfârșitul.
web-single-keys = Scurtături cu o singură tastă
web-single-keys-about = Cifrele și literele aleg cărți și încheie tura.
web-warn-end-turn = Avertizează înainte de încheierea turei
web-warn-end-turn-about = Doar dacă se mai poate face ceva folositor.
web-warn-buy = Întreabă înaintea unei cumpărări care pare o greșeală
web-warn-buy-about = Înainte să-ți joci Tezaurele sau pentru un Blestem.

## Boți

web-bot-plays = bot, strategie: { $strategy }
web-bot-level = bot, { $level }
web-levels = Personaje
web-opponent = Adversar
web-bots = Boți
web-strategies = Boți cu un plan pentru acest regat

## Masă nouă: regatul

web-kingdom = Regat
web-kingdom-recommended = Recomandate
web-kingdom-random = La întâmplare
web-kingdom-written = Listă sau cod
web-ten-cards = Cele zece cărți
web-no-kingdom-yet = Încă nu sunt cărți: întâi trage-le la sorți sau numește-le.
web-kingdom-later = Cele zece cărți se aleg când creezi masa, dacă nu le alegi acum.
web-search = Caută
web-search-kingdom = Regat sau carte
web-set = Set
web-sets = Seturi
web-all-sets = Toate seturile
web-nothing-found = Nimic găsit: încearcă alt cuvânt sau toate seturile.
web-conditions = Printre cele zece să fie
web-require = Neapărat
web-ban = Niciodată
web-choose-card = Adaugă o carte…
web-remove-card = Scoate { $card }
web-draw-kingdom = Trage zece cărți
web-reroll = Schimbă cu altă carte
web-reroll-card = Schimbă { $card } cu altă carte
web-written-label = Nume de cărți, un cod sau numele unui regat
web-written-about = Cărți despărțite prin virgule sau pe rânduri separate, în engleză sau în limba ta. Dacă sunt mai puțin de zece, restul se trag la sorți.
web-take-kingdom = Folosește acest regat
web-unknown-card = { $has_suggestion ->
    [yes] Nu există nicio carte cu numele „{ $name }”: ai vrut să spui „{ $suggestion }”?
   *[no] Nu există nicio carte cu numele „{ $name }”: verifică scrierea
}
web-too-many-cards = { $number ->
    [few] { $number } cărți sunt prea multe: un regat are zece
   *[other] { $number } de cărți sunt prea multe: un regat are zece
}
web-filled-up = { $number ->
    [one] { $number } carte a fost adăugată la întâmplare.
    [few] { $number } cărți au fost adăugate la întâmplare.
   *[other] { $number } de cărți au fost adăugate la întâmplare.
}
web-code = Cod
web-copy-kingdom-link = Copiază linkul acestui regat
web-copy-list = Copiază lista cărților

## Masă nouă: locuri și opțiuni

web-seats = Locuri
web-number-of-players = Numărul jucătorilor
web-seat-number = Locul { $number }
web-person-by-link = O persoană (invitată prin link)
web-link-follows = Linkul pentru prieteni apare pe ecranul următor.
web-options = Opțiuni
web-create-table = Creează masa
web-undo = Anularea mutărilor
web-undo-free = Liberă
web-undo-free-about = O mutare poate fi anulată cât timp nimeni nu a aflat nimic nou din ea.
web-undo-ask = Cu acord
web-undo-ask-about = O mutare poate fi anulată; dacă cineva a aflat ceva nou din ea, ceilalți trebuie să fie de acord.
web-undo-off = Oprită
web-undo-off-about = Ce s-a jucat rămâne jucat.
web-spectators = Spectatori
web-spectators-off = Fără
web-spectators-no-hands = Nu văd mâinile
web-spectators-open = Văd toate mâinile
web-clock = Timp pentru fiecare decizie
web-clock-off = Nelimitat
web-clock-seconds = { $number ->
    [one] { $number } secundă
    [few] { $number } secunde
   *[other] { $number } de secunde
}
web-clock-minutes = { $number ->
    [one] { $number } minut
    [few] { $number } minute
   *[other] { $number } de minute
}
web-clock-about = Când timpul expiră, decide un bot.
web-score = Arată punctele în timpul jocului
web-score-about = Toți văd punctele tuturor.
web-deck = Numără pachetele pentru posesorii lor
web-deck-about = Vezi toate cărțile pachetului tău și pe cele rămase de tras.
web-hints = Sfaturi pentru toți
web-hints-about = Cine are de decis poate întreba ce ar face botul Autodidact.
web-discreet = Joc discret
web-discreet-about = Nicio întrebare și nicio pauză nu le arată celorlalți dacă ai în mână o Acțiune sau o Reacție. Turele durează puțin mai mult.
web-listed = Arată masa printre cele deschise
web-listed-about = Oricine poate ocupa un loc liber, chiar și fără link.
web-told-spectators-off = Nimeni nu poate privi.
web-told-spectators-no-hands = Spectatorii văd masa, dar nu și mâinile.
web-told-spectators-open = Spectatorii văd toate mâinile.
web-told-score = Punctele se văd în timpul jocului.
web-told-no-score = Punctele se numără la sfârșit.
web-told-deck = Fiecăruia i se numără propriul pachet.
web-told-hints = Oricine poate cere sfaturi.
web-told-discreet = Întrebările și pauzele nu trădează nimic despre mâini.
web-told-clock = Timp pentru fiecare decizie: { $clock }.
web-told-no-clock = Nu există limită de timp.

## Mese deschise și așteptare

web-table-of = Masa jucătorului { $name }
web-state-waiting = Se așteaptă jucători
web-state-playing = Joc în desfășurare
web-state-over = Joc încheiat
web-seats-free = { $free ->
    [0] niciun loc liber din { $seats }
    [one] { $free } loc liber din { $seats }
   *[other] { $free } locuri libere din { $seats }
}
web-no-open-tables = În acest moment nu este nicio masă deschisă.
web-sit-down = Așază-te
web-watch = Privește
web-waiting-for-players = Așteptăm jucători
web-free-seat = Loc liber
web-fill = Așază un bot
web-fill-seat = Bot pentru locul { $number }
web-you = tu
web-here = la masă
web-away = nu e la masă
web-watching-until = Până te așezi, privești. Jocul începe de îndată ce toate locurile sunt ocupate.
web-leave-table = Părăsește masa
web-invite = Invită prieteni
web-invite-about = Cine deschide acest link poate ocupa un loc liber. Jocul începe de îndată ce toate locurile sunt ocupate.
web-invite-alone = Acest link funcționează doar pe acest calculator, fiindcă serverul nu acceptă alte conexiuni. Ca să poată intra și alții, oprește-l și pornește-l din nou cu această comandă:
web-invite-network = Acest link duce la calculatorul tău prin rețeaua locală. Prietenii din aceeași rețea pot scana codul.
web-invite-code = Codul QR al linkului
web-invite-link = Linkul acestei mese
web-invitation = Hai să jucăm Dominion împreună!
web-copy-link = Copiază linkul
web-share = Distribuie…
