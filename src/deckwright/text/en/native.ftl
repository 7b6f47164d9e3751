## The native machine

error-no-native-machine = the native machine isn’t there ({ $reason }): use the engine python, or install Deckwright again where there is a C++ compiler
error-native-refused = the native machine can’t go on ({ $reason }): use the engine python
doctor-version = Deckwright { $version } on Python { $python }
doctor-native = native machine: there, simulations run on it
doctor-no-native = native machine: not there ({ $reason }); everything works on the Python machine, simulations are slower
doctor-page = page for the browser: there, deckwright serve shows it
doctor-no-page = page for the browser: not there ({ $reason }); everything else works
doctor-extra = { $name }: there
doctor-no-extra = { $name }: not there; pip install { $module } brings it
