"""不如帰 and 月: the cuckoo and the thin moon behind it."""

from hachiya.art.drawing import Drawing


def cuckoo(art: Drawing) -> None:
    """不如帰, the cuckoo in flight, wings up, its breast barred."""
    art.inked("M150 138C178 146 214 168 238 200L218 204L224 218C196 206 160 184 138 164Z", "brown", 2.6)
    art.line("M160 152C184 166 206 182 222 200", "paper", 1.8)
    art.inked(
        "M122 128C116 96 132 58 166 34C168 44 166 52 168 56C172 54 178 54 182 52"
        "C180 62 176 68 176 74C180 74 184 74 186 76C180 104 162 132 140 144Z",
        "fawn",
        2.6,
    )
    art.inked(
        "M54 112C60 96 82 94 94 106C122 106 156 122 166 148"
        "C158 172 130 176 106 164C86 154 76 136 72 126C64 126 56 120 54 112Z",
        "brown",
    )
    art.path(
        "M73 124C78 138 88 153 107 162C128 172 150 170 160 156C142 158 122 148 106 132C96 122 84 118 73 124Z", "paper"
    )
    art.line(
        "M92 126C90 134 92 140 96 146M106 136C104 144 106 152 110 160"
        "M122 146C120 152 122 158 126 166M138 153C138 158 140 162 143 166",
        "ink",
        2.4,
    )
    art.inked(
        "M106 118C98 88 106 50 134 20C138 28 138 36 140 42C144 38 150 36 154 36"
        "C154 46 152 52 152 60C156 58 160 58 164 58C164 92 150 126 128 142C118 138 110 128 106 118Z",
        "brown",
        2.6,
    )
    art.line("M118 116C116 92 122 62 134 42M130 122C134 102 142 82 148 62", "paper", 1.8)
    art.inked("M56 106L34 114L56 120Z", "gold", 2.2)
    art.circle(72, 110, 5, "gold", "ink", 1.8)
    art.circle(72, 110, 2.3, "ink")


def crescent(art: Drawing) -> None:
    """月, the thin moon behind the cuckoo."""
    art.inked(
        "M176 36C222 44 238 104 206 142C184 168 146 170 124 150C160 154 186 138 192 106C198 76 190 52 176 36Z",
        "gold",
        2.6,
    )
