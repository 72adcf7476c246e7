"""Text that a notebook shows as what it describes, and that is plain text everywhere else."""


class Html(str):
    """HTML that a notebook shows as a page.

    Example:
        >>> from hachiya.words.notebook import Html
        >>> Html("<p>8</p>")
        '<p>8</p>'
    """

    __slots__ = ()

    def _repr_html_(self) -> str:
        return str(self)


class Svg(str):
    """An SVG document that a notebook shows as a picture.

    Example:
        >>> from hachiya import svg
        >>> type(svg("A")).__name__
        'Svg'
    """

    __slots__ = ()

    def _repr_svg_(self) -> str:
        return str(self)
