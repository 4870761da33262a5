"""The stores of the demo by code, with their appearance."""

from studio import goods, materials, rooms, solids
from studio.facades import facade

OAK, ASH, WALNUT = ("#9c774f", "#c6a074"), ("#b49c7c", "#d8c5a6"), ("#4a3120", "#75523a")
CLOTHS = {"men-coat": "wool", "trench": "cotton", "shirt": "cotton", "sweater": "knit", "dress": "cotton"}


def pieces(*row):
    """Garments on a rail: (garment, colour, the gap before it, and its rotation away from the window)."""
    return [(name, colour, CLOTHS[name], gap, turn) for name, colour, gap, turn in row]


def rail(tint, floor, wood, colours, shoes="#2a2320", bag="#8e5430", **more):
    """A rail along a wall and a bench."""
    names = ["men-coat", "men-coat", "men-coat", "sweater", "sweater", "shirt", "shirt", "trench", "dress", "dress"]
    gaps = [0, 0.19, 0.2, 0.34, 0.16, 0.17, 0.15, 0.36, 0.36, 0.24]
    turns = [60, 60, 58, 62, 60, 62, 60, 52, 46, 46]

    def side(chance):
        rooms.bench(1.2, 2.16, -0.42, materials.wood(*wood, "x"))
        goods.modelled("bag-tote", (1.5, -0.42, 0.42), bag, -6)
        goods.modelled("chelsea", (1.9, -0.46, 0.42), shoes)

    def make(garments):
        row = pieces(*zip(names, colours, gaps, turns))
        rooms.rail_room(garments, 1, tint, floor, row, side, **more)
    return make


def niches(tint, floor, wood, colours, knits, plinth="#cfc8bb", bag="#26221f", **more):
    """Two arched niches, one with a rail and one with shelves, and a plinth between them."""
    def make(garments):
        def left(chance, x):
            solids.tube([(x - 0.76, -0.3, 1.86), (x + 0.76, -0.3, 1.86)], 0.0115, materials.metal(rooms.BRASS, 0.3))
            names = ["men-coat", "trench", "shirt", "dress", "dress"]
            rooms.hung(garments, pieces(*zip(names, colours, [0, 0.2, 0.24, 0.26, 0.22], [56, 54, 56, 50, 46])), (x - 0.46, -0.3, 1.86), chance)

        def right(chance, x):
            board = materials.wood(*wood, "x")
            for z in (0.42, 0.92, 1.42):
                solids.box((x - 0.76, -0.42, z - 0.03), (x + 0.76, 0, z), board, 0.003)
            for z, row in ((0.42, knits[0:2]), (0.92, knits[2:4])):
                for k, stack in enumerate(row):
                    goods.stack((x - 0.36 + 0.7 * k, -0.24, z), stack, chance)
            goods.modelled("bag-flap", (x - 0.3, -0.24, 1.42), bag)
            goods.modelled("ballet-flats", (x + 0.28, -0.26, 1.42), knits[0][0])

        def between(chance):
            rooms.plinth(0.02, -1.02, 0.44, 0.5, materials.plaster(plinth))
            goods.modelled("bag-tote", (0.02, -1.02, 0.5), bag, 4)

        rooms.niche_room(garments, 2, tint, floor, left, right, between, **more)
    return make


def shelves(tint, floor, wood, colours, knits, bag="#8e5430", shoes="#2a2320", **more):
    """Shelves of knitwear, shoes and bags, and a rail."""
    def fill(chance, columns, levels, y):
        at = [(one + other) / 2 for one, other in zip(columns, columns[1:])]
        for k, x in enumerate(at):
            goods.stack((x - 0.22, y, levels[1]), knits[k], chance)
            goods.stack((x + 0.2, y, levels[1]), knits[k + 2][:4], chance)
            goods.stack((x + 0.21 - 0.42 * k, y, levels[2]), knits[3 - k][1:], chance)
            goods.stack((x + 0.2 - 0.38 * k, y, levels[3]), knits[k + 1][:3], chance)
        goods.modelled("chelsea", (at[0] - 0.05, y, levels[0]), shoes)
        goods.modelled("sneakers", (at[1] - 0.02, y, levels[0]), "#e9e6df", sole="#e6e2d8")
        goods.modelled("bag-flap", (at[1] + 0.2, y, levels[2]), bag)
        goods.modelled("ballet-flats", (at[0] - 0.22, y, levels[2]), knits[0][0])
        goods.stack((at[0] - 0.2, y, levels[3]), knits[3][:3], chance)
        rooms.vase(at[0] + 0.1, y, levels[4], 0.34, materials.plain("#b9aa95", 0.85, 0.15))
        goods.stack((at[1] - 0.05, y, levels[4]), knits[1][:4], chance)

    def make(garments):
        names = ["men-coat", "trench", "men-coat", "trench", "shirt", "sweater", "dress"]
        row = pieces(*zip(names, colours, [0.06, 0.22, 0.22, 0.28, 0.28, 0.17, 0.36], [56, 54, 56, 50, 58, 60, 44]))
        rooms.shelf_room(garments, 3, tint, floor, wood, fill, row, **more)
    return make


def fitting(tint, floor, curtain, wood, dress, **more):
    """Fitting rooms with curtains, a stool and a dress on a hook."""
    def seat(chance):
        rooms.bench(-0.42, 0.42, -0.95, materials.wood(*wood, "x"), 0.44, 0.36)
        goods.folded((0.16, -0.95, 0.44), "#d9cdb9", chance)
        goods.modelled("bag-flap", (-0.2, -0.95, 0.44), "#3a2a20")

    def make(garments):
        def shown(chance):
            solids.tube([(0, -0.5, 1.9), (0, -0.58, 1.9), (0, -0.585, 1.915)], 0.005, materials.metal(rooms.BRASS, 0.3))
            garments.hang("dress", dress, (0, -0.585, 1.9), 6, 0.42, "cotton")
            garments.hang("men-coat", "#46484c", (1.62, 0.45, 1.82), 10, 0.42, "wool")
            solids.tube([(1.62, 0.75, 1.82), (1.62, 0.44, 1.82)], 0.006, materials.metal(rooms.BRASS, 0.3))
        rooms.fitting_room(garments, 4, tint, floor, curtain, seat, shown, **more)
    return make


def street(stone, frame, inside, colours, knits, bag="#8e5430", **more):
    """The store from the street."""
    def make(garments):
        def shown(chance):
            rail = [(-1.75, 0.75, 2.3), (0.4, 0.75, 2.3)]
            solids.tube(rail, 0.0115, materials.metal(rooms.BRASS, 0.3))
            for x in (-1.6, 0.25):
                solids.tube([(x, 0.75, 2.3), (x, 0.75, 3.4)], 0.005, materials.metal(rooms.BRASS, 0.3))
            for name, colour, x, turn in zip(("men-coat", "dress", "men-coat"), colours, (-1.35, -0.62, 0.02), (8, -6, 12)):
                garments.hang(name, colour, (x, 0.75, 2.3), turn, 0.42, CLOTHS[name])
            rooms.plinth(-0.98, 0.66, 0.36, 0.9, materials.plaster("#e4dfd5"))
            goods.modelled("bag-tote", (-0.98, 0.66, 0.9), bag, 8)
            goods.stack((0.46, 0.62, 0.44), knits, chance)
            solids.tube([(-2.2, 3.2, 1.75), (2.6, 3.2, 1.75)], 0.0115, materials.metal(rooms.BLACK, 0.3))
            row = pieces(*zip(["men-coat", "shirt", "sweater", "men-coat", "dress", "shirt", "men-coat", "sweater"],
                              [*colours, *knits, "#f3f2ee", "#28344a"], [0.1] + [0.26] * 7, [60] * 8))
            rooms.hung(garments, row, (-0.4, 3.2, 1.75), chance)
        facade(garments, 5, stone, frame, inside, shown, **more)
    return make


def terrazzo(base, *chips):
    return ("terrazzo", (base, chips))


BLACK, CHARCOAL, NAVY, INK, GREY, SILVER = "#26272a", "#46484c", "#28344a", "#3a3f4a", "#8f9194", "#bdbcb8"
CAMEL, SAND, OAT, MILK, WHITE, SKY, ICE = "#b28a5e", "#c9b799", "#d9cdb9", "#ebe5d8", "#f3f2ee", "#a9bfd6", "#b9c6cc"
WINE, OXBLOOD, BRICK, ROSE, COCOA, OLIVE, SAGE, BOTTLE = "#5c2530", "#4f1d20", "#8a4a3c", "#c9a39a", "#5a4034", "#5c5e48", "#98a48f", "#2c4034"

EARTH = [[CHARCOAL, GREY, SILVER, OAT], [OXBLOOD, BRICK, ROSE, MILK], [NAVY, "#4b5a72", ICE, WHITE], [COCOA, CAMEL, OAT, MILK]]
MOSS = [[BOTTLE, OLIVE, SAGE, MILK], [COCOA, "#7b6152", OAT, WHITE], [CHARCOAL, GREY, ICE, WHITE], [OLIVE, SAND, OAT, MILK]]
STONE = [[BLACK, CHARCOAL, SILVER, WHITE], [NAVY, INK, ICE, MILK], [COCOA, SAND, OAT, WHITE], [CHARCOAL, GREY, OAT, MILK]]

# The kind of place of each store, its builder, and its exposure. The first store of a kind determines the light.
STORES = {
    "moskva-kuznetskom-mostu": ("rail", rail("#dcd5c8", ("oak", OAK), OAK,
        [CAMEL, CHARCOAL, OAT, MILK, OXBLOOD, WHITE, SKY, NAVY, BLACK, OAT]), {"level": 0.56}),
    "moskva-myasnitskoy": ("street", street("#cfc7b8", "#2d3a33", "#e8e2d6", [CAMEL, OXBLOOD, CHARCOAL], EARTH[3]), {"level": 0.44}),
    "moskva-leninskom-prospekte": ("niches", niches("#e2ddd2", terrazzo("#cfc9be", "#8d8579", "#e9e5dc", "#b59a7a"), OAK,
        [OLIVE, SAND, WHITE, BLACK, MILK], EARTH), {"level": 0.57}),
    "moskva-pyatnitskoy": ("fitting", fitting("#ddd3c6", ("oak", OAK), "#b7a58d", WALNUT, BLACK), {"level": 0.55}),
    "sankt-peterburg-bolshoy-konyushennoy": ("shelves", shelves("#dcd8d0", ("cement", ("#a8a39a",)), OAK,
        [CHARCOAL, SAND, CAMEL, NAVY, WHITE, GREY, OXBLOOD], EARTH), {"level": 0.56}),
    "sankt-peterburg-bolshom-prospekte": ("street", street("#aba9a4", "#1f2023", "#e4e2dd", [BLACK, ICE, NAVY], STONE[3], bag="#26221f", ground="#85837f"), {"level": 0.4}),
    "sankt-peterburg-moskovskom-prospekte": ("rail", rail("#d3d8da", ("oak", ASH), ASH,
        [NAVY, ICE, CHARCOAL, WHITE, SILVER, SKY, WHITE, BLACK, NAVY, ICE], bag="#26221f", metal=rooms.STEEL), {"level": 0.57}),
    "novosibirsk-krasnom-prospekte": ("niches", niches("#d9c9b8", terrazzo("#c9bdae", "#7d6a58", "#e6ddd0", "#a8795a"), WALNUT,
        [COCOA, CAMEL, MILK, OXBLOOD, OAT], [EARTH[3], EARTH[1], MOSS[1], EARTH[0]], plinth="#c9b9a8", bag="#4a2f22"), {"level": 0.53}),
    "ekaterinburg-vaynera": ("shelves", shelves("#cfd0c8", ("cement", ("#98958d",)), WALNUT,
        [BOTTLE, SAND, OLIVE, CHARCOAL, MILK, SAGE, BLACK], MOSS, bag="#3a2a20", metal=rooms.BRASS), {"level": 0.53}),
    "ekaterinburg-malysheva": ("street", street("#b9a48f", "#3f2a22", "#eae3d6", [COCOA, MILK, OLIVE], EARTH[1]), {"level": 0.41}),
    "kazan-baumana": ("fitting", fitting("#d9dad2", ("oak", ASH), "#7d8670", OAK, OXBLOOD), {"level": 0.56}),
    "nizhniy-novgorod-bolshoy-pokrovskoy": ("rail", rail("#d8c8b8", ("oak", WALNUT), WALNUT,
        [COCOA, OAT, OLIVE, CAMEL, MILK, WHITE, ROSE, CHARCOAL, OXBLOOD, BLACK], bag="#3a2a20"), {"level": 0.52}),
    "nizhniy-novgorod-belinskogo": ("niches", niches("#cdd3d2", terrazzo("#c4c8c6", "#7f8886", "#e8ebe9", "#9aa4a0"), ASH,
        [NAVY, SILVER, SKY, CHARCOAL, ICE], STONE, plinth="#bfc6c5"), {"level": 0.55}),
    "krasnodar-krasnoy": ("street", street("#e3dccd", "#33465a", "#f0ebe0", [OAT, SKY, NAVY], STONE[2], bag="#8e5430", ground="#b5ada0"), {"level": 0.48}),
}
