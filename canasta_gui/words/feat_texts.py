"""The names of feats, and the conditions of each."""

from canasta_gui.words.translated import Translated


class FeatTexts(Translated):
    """The texts of all feats by their ids in `engine.FEATS`."""

    def name(self, feat: str) -> str:
        """Returns the name of a feat; its id for one of another version."""
        return {
            "concealed": self.tr("Concealed"),
            "shut_out": self.tr("Shut out"),
            "great_pile": self.tr("Great pile"),
            "greatest_pile": self.tr("Heap of fifty"),
            "three_naturals": self.tr("Three natural canastas"),
            "seven_naturals": self.tr("Seven natural canastas"),
            "five_canastas": self.tr("Five canastas"),
            "wild_canasta": self.tr("Wild canasta"),
            "samba": self.tr("Samba"),
            "sevens_canasta": self.tr("Canasta of sevens"),
            "special_hand": self.tr("Special hand"),
            "dream_hand": self.tr("Dream hand"),
            "bonus_set": self.tr("Red threes at extra pay"),
            "half_the_way": self.tr("Half the way"),
            "comeback": self.tr("From behind"),
            "sweep": self.tr("Every deal"),
            "unaided": self.tr("Against the strongest"),
        }.get(feat, feat)

    def line(self, feat: str) -> str:
        """Returns the condition of a feat; empty for a feat of another version."""
        return {
            "concealed": self.tr("Went out concealed."),
            "shut_out": self.tr("Went out before the others had laid a card."),
            "great_pile": self.tr("Took a pile of thirty cards or more."),
            "greatest_pile": self.tr("Took a pile of fifty cards or more."),
            "three_naturals": self.tr("Three natural canastas of one side in a deal."),
            "seven_naturals": self.tr("Seven natural canastas of one side in a match."),
            "five_canastas": self.tr("Five canastas of one side in a deal."),
            "wild_canasta": self.tr("Completed a canasta of wild cards."),
            "samba": self.tr("Completed a samba: seven cards of a suit in a row."),
            "sevens_canasta": self.tr("Completed a canasta of sevens."),
            "special_hand": self.tr("Laid a special hand open and ended the deal."),
            "dream_hand": self.tr("Laid a dream hand open."),
            "bonus_set": self.tr("So many red threes that they paid extra."),
            "half_the_way": self.tr("Half of the points that the match needs, in one deal."),
            "comeback": self.tr("Won after being behind by a third of the match."),
            "sweep": self.tr("Won a match with the most points in every deal."),
            "unaided": self.tr("Won against strong players, with no hint and nothing undone."),
        }.get(feat, "")
