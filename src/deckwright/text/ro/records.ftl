### Ce poate fi în neregulă cu fișierele și înregistrările: o spun comenzile, niciodată un server.

error-record-flag = „{ $value }” nu are sens pentru { $key }: scrie „yes” sau șterge rândul
error-record-unrecognised = aceasta nu este înregistrarea unui joc: primul rând trebuie să fie „deckwright record 1”
error-record-version = înregistrarea are versiunea { $version }, iar acest program citește versiunea { $known }: folosește versiunea de Deckwright care a scris-o
error-record-key = rândul { $line }: „{ $text }” nu face parte din pregătire: cheile cunoscute sunt { $known }, iar înaintea mutărilor este un rând gol
error-record-twice = rândul { $line }: { $key } apare a doua oară: păstrează una singură
error-record-missing = în înregistrare lipsește { $key }: adaugă un rând „{ $key }: …” înaintea primului rând gol
error-record-number = { $key ->
    [first] rândul { $line }: { $key } trebuie să fie un număr întreg de la { $least } la { $most } sau „lot”, găsit „{ $value }”
   *[other] rândul { $line }: { $key } trebuie să fie un număr întreg de la { $least } la { $most }, găsit „{ $value }”
}
error-record-line = rândul { $line }: { $reason }
error-record-answer-form = „{ $text }” nu este mutarea unui jucător: scrie-o ca în „p0: buy Silver”
error-record-seat = p{ $player } nu există când numărul de jucători este { $players }: locurile se numără de la 0
error-file-missing = nu există fișierul { $path }: verifică numele
error-file-is-folder = { $path } este un dosar: indică un fișier
error-file-forbidden = { $path } nu poate fi deschis: verifică permisiunile
error-file-not-text = { $path } nu este text UTF-8: indică alt fișier
error-file-unreadable = { $path } nu poate fi folosit: { $reason }
error-file-exists = { $path } există deja și nu conține un joc: alege alt nume
error-file-unnamed = nu este numit niciun fișier: scrie-i numele după comandă
error-key-form = o cheie are 64 de cifre, fiecare de la 0 la 9 sau de la a la f: copiaz-o din nou sau lasă Deckwright să facă una
error-seed-and-key = există și o sămânță, și o cheie, dar se amestecă doar după una dintre ele: scoate-o pe cealaltă
error-native-keyed = mașina nativă nu amestecă folosind o cheie: folosește motorul python
error-commitment-form = un angajament are 64 de cifre, fiecare de la 0 la 9 sau de la a la f: copiază-l din nou
error-commitment-differs = angajamentul din înregistrare nu corespunde cheii, deci unul dintre ele a fost schimbat: ia din nou înregistrarea de la masă
error-commitment-alone = există un angajament, dar nicio cheie căreia să-i corespundă: scoate-l sau pune cheia în locul seminței
error-commitment-broken = cheia din înregistrare corespunde angajamentului { $commitment }, nu celui dat: compară-l pe acesta cu cel arătat la începutul jocului; dacă este corect, acesta nu este jocul promis
error-record-without-key = înregistrarea are o sămânță și nicio cheie, deci nu este nimic de verificat: ia înregistrarea unui joc găzduit pe server sau privește-o pe aceasta cu „deckwright replay”
