"""鶴 and 日: the crane and the sun of January."""

from hachiya.art.curves import brush
from hachiya.art.drawing import Drawing


def crane(art: Drawing) -> None:
    """鶴, the January crane: one white silhouette, black throat and plumes, red crown."""
    art.line("M138 262L130 318L128 352M160 262L160 312L166 354", "ink", 5)
    art.line(
        "M128 352L108 358M128 352L122 364M128 352L142 360M166 354L148 360M166 354L164 366M166 354L182 360", "ink", 3.6
    )
    for points in (
        [(172, 214), (206, 232), (224, 276), (221, 324)],
        [(168, 218), (196, 242), (209, 284), (204, 332)],
        [(162, 224), (184, 250), (193, 290), (187, 328)],
    ):
        art.path(brush(points, 16, 1, 22), "ink", "paper", 2)
    art.inked(
        "M60 88C66 74 84 70 96 78C112 88 114 106 108 124C100 146 92 160 100 176"
        "C124 166 158 172 182 196C202 216 212 240 218 262C192 258 172 276 144 272C110 268 84 246 82 214"
        "C80 186 88 164 92 140C94 124 94 110 84 104C76 104 66 102 60 96Z",
        "white",
    )
    art.path(
        "M84 100C94 104 98 118 94 136C90 160 82 184 84 212C94 196 98 184 99 176"
        "C92 160 100 144 107 124C112 106 108 92 98 84C98 92 92 98 84 100Z",
        "ink",
    )
    art.path("M64 82C72 72 88 70 98 80C88 86 74 88 64 82Z", "red", "ink", 2)
    art.inked("M64 84L14 98L66 97Z", "gold", 2.4)
    art.circle(76, 90, 2.6, "ink")
    art.inked(
        "M104 204C128 184 168 190 190 218C204 236 212 250 218 262C204 258 196 262 190 268"
        "C186 256 178 254 170 260C166 248 156 246 148 252C142 240 132 236 124 240C108 234 102 222 104 204Z",
        "white",
        2.4,
    )
    art.line("M120 210C142 200 164 208 182 230M118 222C134 216 150 222 160 238", "ink", 2)


def sun(art: Drawing) -> None:
    """日, the red sun of January."""
    art.circle(150, 108, 74, "red")
