## The native machine

error-no-native-machine = the native machine is missing ({ $reason }): use the engine python, or install Deckwright again where there is a C++ compiler
error-native-refused = the native machine can’t go on ({ $reason }): use the engine python
error-settings-unreadable = can’t use the settings file { $file }: { $reason }
error-no-jax = training needs JAX: pip install jax adds it
doctor-version = Deckwright { $version } on Python { $python }
doctor-native = native machine: installed; simulations run on it
doctor-native-not-profiled = native machine: installed, but built without its profiling run; simulations run on it, a little slower than they could
doctor-no-native = native machine: missing ({ $reason }); everything works on the Python machine, but simulations are slower
doctor-page = page for the browser: built; deckwright serve shows it
doctor-no-page = page for the browser: missing ({ $reason }); everything else works
doctor-extra = { $name }: installed
doctor-no-extra = { $name }: missing; pip install { $module } adds it
error-weights-damaged = the weights in { $path } can’t be used ({ $reason }): install Deckwright again, or take another file
error-learned-missing = the self-taught bot needs the native machine or numpy: { $command } brings numpy
