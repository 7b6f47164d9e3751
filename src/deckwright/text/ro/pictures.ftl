## Imagini și grafice ale meciurilor și turneelor

pictures-decimal-sign = ,
pictures-percent = { $value }%
pictures-interval = { $value }% (de la { $low } la { $high })
pictures-against = { $first } contra { $second }
pictures-match = { $games ->
    [one] { $games } joc
    [few] { $games } jocuri
   *[other] { $games } de jocuri
}, sămânța { $seed }, { $seats ->
    [alternate] locuri alternate
   *[fixed] începe mereu prima strategie
}
pictures-kingdom = Regat: { $cards }
pictures-win-rate = Cota victoriilor
pictures-win-rate-note = egalități împărțite, intervale de 95%; egalități: { $ties }%
pictures-points = Puncte pe tururi
pictures-points-axis = puncte de victorie
pictures-coins = Monede pe tururi
pictures-coins-axis = monede de cheltuit
pictures-turn-axis = tur
pictures-band = media și împrăștierea (± o abatere standard) în jocurile care durează atât
pictures-length = Cât durează jocurile
pictures-length-axis = tururile unui jucător
pictures-length-mean = media { $turns }
pictures-share-axis = % din jocuri
pictures-purchases = Ce și când cumpără { $strategy }
pictures-copies = copii pe joc
pictures-lead = Cât valorează un avans după turul { $turn }
pictures-lead-axis = avansul în puncte: { $strategy }
pictures-lead-rate = % câștigate la sfârșit
pictures-lead-games = cota jocurilor
pictures-lead-none = prea puține jocuri ajung la turul { $turn }
pictures-tournament = Turneu
pictures-tournament-note = Cota victoriilor rândului contra coloanei în procente, o egalitate contează jumătate
pictures-rating = Clasament
pictures-rating-note = scara Elo; cu 100 mai mult câștigă cam 64% din jocuri
pictures-ties = egalități { $ties }%
error-plot-missing = imaginile sunt desenate de matplotlib, care nu este instalat: pip install "deckwright[plot]"
error-plot-format = { $has_format ->
    [yes] imaginile nu pot fi scrise ca „{ $format }”
   *[no] numele fișierului „{ $file }” nu spune ce fel de imagine să fie scrisă
}: termină-l în { $known }
error-plot-unwritable = „{ $file }” nu poate fi scris ({ $reason }): alege alt loc
