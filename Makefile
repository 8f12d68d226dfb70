# Every target prepares what it needs first; see docs/building.md.
# Extra arguments: make test ARGS="-k opening"

PYTHON ?= python3
VERBS := play test check soak demo screenshots gallery sounds notices translations package bundle installer lock

.PHONY: help $(VERBS)

help:
	@echo "make play          play canasta"
	@echo "make demo          draw a game into pictures, without a screen"
	@echo "make test          run the tests"
	@echo "make check         format, lint, types, import contracts and the quick tests"
	@echo "make soak          play for a long time, looking for trouble"
	@echo "make package       build the package that pip and pipx install"
	@echo "make bundle        build the program that needs no Python, and try it"
	@echo "make installer     make what people install on this system: .deb, .exe, .dmg …"
	@echo "make translations  collect the texts of the program for translating"
	@echo "make screenshots   draw the pictures in the documents"
	@echo "make gallery       draw every deck, back, table, number of players and size"
	@echo "make sounds        make the sounds of the table anew"
	@echo "make notices       collect the licences of everything that is shipped"
	@echo "make lock          pin the newest allowed packages"

$(VERBS):
	@$(PYTHON) packaging/bootstrap.py $@ $(ARGS)
