"""The still lifes of the journal by name: a corner with a chair and coats on pegs, and folded knitwear."""

from studio import corners, goods, materials, solids
from studio.corners import OAK

WALL, FLOOR = "#dcd8d0", ("oak", ("#9c774f", "#c6a074"))
CAMEL, OAT, MILK, WHITE, WINE, NAVY, CHARCOAL = "#b28a5e", "#d9cdb9", "#ebe5d8", "#f3f2ee", "#5c2530", "#28344a", "#46484c"
SCARF, SAND = "#8f9194", "#c9b799"


def chair_and_pegs(pegs, hung, chair, boots, **frame):
    """Coats and shirts on pegs, a chair with folded knitwear and a scarf, boots on the floor."""
    def make(garments):
        def things(chance):
            places = corners.pegs(*pegs, OAK)
            for (at, name, colour, kind), turn in zip(hung, (5, -4, 3, -5)):
                garments.hang(name, colour, places[at], turn, 0.42, kind)

            def on_it():
                knit = [materials.knitted(colour, wale) for colour, wale in ((NAVY, 0.007), (OAT, 0.009), (WINE, 0.006), (MILK, 0.008))]
                goods.stack((0.0, -0.03, 0.463), knit, chance, corners.folded, size=(0.31, 0.27, 0.056))
                corners.scarf(-0.05, corners.over_back(0.868, 0.24, 0.03, 0.34, 0.42), materials.cloth(SCARF, 0.95, 0.4, 300, 0.0014), chance)

            corners.chair(*chair, OAK, on_it)
            goods.modelled("chelsea", boots, "#4a2f22", 12)

        corners.corner(6, WALL, FLOOR, things=things, **frame)
    return make


def knitwear(**frame):
    """A close view of two stacks of sweaters on a bench, with a scarf over one of them."""
    def make(garments):
        def things(chance):
            solids.box((-3, -0.36, 0.4), (3, 0, 0.45), materials.wood(*OAK, "x"), 0.006)
            knit = [materials.knitted(colour, wale) for colour, wale in
                    ((CHARCOAL, 0.006), (CAMEL, 0.008), (OAT, 0.006), (WINE, 0.009), (MILK, 0.007))]
            goods.stack((-0.2, -0.19, 0.45), knit, chance, corners.folded)
            top = goods.stack((0.24, -0.19, 0.45), [materials.knitted(NAVY, 0.007), materials.knitted("#8a4a3c", 0.006)], chance, corners.folded, turn=3)
            corners.scarf(0.27, corners.over_edge(top + 0.012, -0.06, -0.375, 0.03, 0.17), materials.cloth(SAND, 0.95, 0.4, 300, 0.0014), chance, wide=0.2)

        corners.corner(7, WALL, FLOOR, things=things, **frame)
    return make


# The kind of light of a picture, its builder, and its exposure.
STILLS = {
    "chair-wide": ("chair-wide", chair_and_pegs((-1.3, 1.3, 1.68, 7), [(0, "coat", CAMEL, "wool"), (2, "shirt", WHITE, "cotton"), (5, "trench", SAND, "cotton")],
        ((0.5, -0.46, 0), -24), (-0.13, -0.4, 0), patch=(0.15, 1.62, 1.3, 1.1), camera=(0.0, -4.6, 0.95), lens=53, shift=(0.0, -0.06)), {"level": 0.56}),
    "chair-narrow": ("chair-narrow", chair_and_pegs((-1.0, 1.0, 1.68, 5), [(1, "coat", CAMEL, "wool")],
        ((0.34, -0.46, 0), -24), (-0.26, -0.4, 0), patch=(0.2, 1.6, 1.0, 1.1), camera=(0.0, -4.6, 0.95), lens=79, shift=(0.0, -0.09)), {"level": 0.56}),
    "knitwear": ("knitwear", knitwear(patch=(0.1, 0.95, 0.7, 0.5), camera=(0.02, -2.6, 0.64), lens=82, shift=(0.0, -0.03), power=0.85), {"level": 0.55}),
}
