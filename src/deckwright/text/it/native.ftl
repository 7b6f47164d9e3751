## The native machine

error-no-native-machine = la macchina nativa non c’è ({ $reason }): usa il motore python, oppure reinstalla Deckwright dove c’è un compilatore C++
error-native-refused = la macchina nativa non può proseguire ({ $reason }): usa il motore python
error-settings-unreadable = impossibile usare il file di impostazioni { $file }: { $reason }
error-no-jax = l’addestramento richiede JAX: pip install jax lo aggiunge
doctor-version = Deckwright { $version } su Python { $python }
doctor-native = macchina nativa: presente, le simulazioni girano su di essa
doctor-native-not-profiled = macchina nativa: presente, ma compilata senza profilazione; le simulazioni girano su di essa, un po’ più lente di quanto potrebbero essere
doctor-no-native = macchina nativa: assente ({ $reason }); tutto funziona sulla macchina Python, le simulazioni sono più lente
doctor-page = pagina per il browser: presente, la mostra deckwright serve
doctor-no-page = pagina per il browser: assente ({ $reason }); tutto il resto funziona
doctor-extra = { $name }: presente
doctor-no-extra = { $name }: assente; lo installa pip install { $module }
error-weights-damaged = i pesi in { $path } non si possono usare ({ $reason }): reinstalla Deckwright o indica un altro file
error-learned-missing = il bot Autodidatta richiede la macchina nativa o numpy: { $command } installa numpy
