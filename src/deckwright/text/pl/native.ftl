## The native machine

error-no-native-machine = nie ma maszyny natywnej ({ $reason }): użyj maszyny python albo zainstaluj Deckwright ponownie tam, gdzie jest kompilator C++
error-native-refused = maszyna natywna nie może grać dalej ({ $reason }): użyj maszyny python
error-settings-unreadable = nie można użyć pliku ustawień { $file }: { $reason }
error-no-jax = trening wymaga biblioteki JAX: doda ją pip install jax
doctor-version = Deckwright { $version }, Python { $python }
doctor-native = maszyna natywna: jest; działają na niej symulacje
doctor-native-not-profiled = maszyna natywna: jest, ale zbudowana bez profilowania; symulacje działają na niej nieco wolniej, niż by mogły
doctor-no-native = maszyna natywna: brak ({ $reason }); wszystko działa na maszynie Pythona, symulacje są wolniejsze
doctor-page = strona do przeglądarki: jest, pokazuje ją deckwright serve
doctor-no-page = strona do przeglądarki: brak ({ $reason }); wszystko inne działa
doctor-extra = { $name }: jest
doctor-no-extra = { $name }: brak; zainstaluje go pip install { $module }
error-weights-damaged = wag z pliku { $path } nie można użyć ({ $reason }): zainstaluj Deckwright ponownie albo podaj inny plik
error-learned-missing = bot Samouk wymaga maszyny natywnej albo biblioteki numpy: { $command } instaluje numpy
