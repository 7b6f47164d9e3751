## The native machine

error-no-native-machine = mașina nativă nu există aici ({ $reason }): folosește motorul python sau instalează din nou Deckwright acolo unde există un compilator C++
error-native-refused = mașina nativă nu poate continua ({ $reason }): folosește motorul python
error-settings-unreadable = fișierul de setări { $file } nu poate fi folosit: { $reason }
error-no-jax = antrenarea are nevoie de JAX: pip install jax îl adaugă
doctor-version = Deckwright { $version } pe Python { $python }
doctor-native = mașina nativă: există, simulările rulează pe ea
doctor-native-not-profiled = mașina nativă: există, dar a fost compilată fără profilare; simulările rulează pe ea ceva mai lent decât ar putea
doctor-no-native = mașina nativă: lipsește ({ $reason }); totul merge pe mașina Python, simulările sunt mai lente
doctor-page = pagina pentru browser: există, o arată deckwright serve
doctor-no-page = pagina pentru browser: lipsește ({ $reason }); restul funcționează
doctor-extra = { $name }: există
doctor-no-extra = { $name }: lipsește; se instalează cu pip install { $module }
error-weights-damaged = ponderile din { $path } nu pot fi folosite ({ $reason }): reinstalează Deckwright sau alege alt fișier
error-learned-missing = botul Autodidact are nevoie de mașina nativă sau de numpy: { $command } instalează numpy
