## Imagini și grafice ale meciurilor și turneelor

plots-decimal-sign = ,
plots-percent = { $value }%
plots-interval = { $value }% ({ $low }–{ $high })
plots-against = { $first } contra { $second }
plots-match = { $games ->
    [one] { $games } joc
    [few] { $games } jocuri
   *[other] { $games } de jocuri
}, sămânța { $seed }, { $seats ->
    [alternate] locuri alternate
   *[fixed] începe mereu prima strategie
}
plots-kingdom = Regat: { $cards }
plots-win-rate = Cota victoriilor
plots-win-rate-note = egalități împărțite, intervale de 95%; egalități: { $ties }%
plots-points = Puncte pe ture
plots-points-axis = puncte de victorie
plots-coins = Monede pe ture
plots-coins-axis = monede de cheltuit
plots-turn-axis = tură
plots-band = media și împrăștierea (± o abatere standard) în jocurile care durează atât
plots-length = Cât durează jocurile
plots-length-axis = turele unui jucător
plots-length-mean = media { $turns }
plots-share-axis = % din jocuri
plots-purchases = Ce și când cumpără { $strategy }
plots-copies = copii pe joc
plots-lead = Cât valorează un avans după tura { $turn }
plots-lead-axis = avansul în puncte: { $strategy }
plots-lead-rate = % câștigate la sfârșit
plots-lead-games = cota jocurilor
plots-lead-none = prea puține jocuri ajung la tura { $turn }
plots-tournament = Turneu
plots-tournament-note = Cota victoriilor rândului contra coloanei în procente, o egalitate contează jumătate
plots-rating = Cotă
plots-rating-note = scara Elo; cu 100 mai mult câștigă cam 64% din jocuri
plots-ties = egalități { $ties }%
error-plot-missing = imaginile sunt desenate de matplotlib, care nu este instalat: pip install "deckwright[plot]"
error-plot-format = { $has_format ->
    [yes] imaginile nu pot fi scrise ca „{ $format }”
   *[no] numele fișierului „{ $file }” nu spune ce fel de imagine să fie scrisă
}: alege un nume cu una dintre aceste terminații: { $known }
error-plot-unwritable = „{ $file }” nu poate fi scris ({ $reason }): alege alt loc
