"""Procedural materials for walls, floors, furniture and goods, in metres."""

import math

import bpy

# The axis along which the grain of wood runs.
ALONG = {"x": (0.35, 9, 9), "y": (9, 0.35, 9), "z": (9, 9, 0.35)}


def linear(hex_colour):
    """`#rrggbb` as linear light."""
    channels = [int(hex_colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    return tuple(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels) + (1.0,)


class Material:
    """A principled shader whose inputs the functions below fill."""

    def __init__(self, name, roughness=0.8, specular=0.3, sheen=0.0):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.shader = self.tree.nodes["Principled BSDF"]
        self.shader.inputs["Roughness"].default_value = roughness
        self.shader.inputs["Specular"].default_value = specular
        self.shader.inputs["Sheen"].default_value = sheen
        self.relief = None

    def node(self, kind, values=None, **attributes):
        node = self.tree.nodes.new("ShaderNode" + kind)
        for name, value in attributes.items():
            setattr(node, name, value)
        for name, value in (values or {}).items():
            socket = node.inputs[name]
            if isinstance(value, bpy.types.NodeSocket):
                self.tree.links.new(value, socket)
            else:
                socket.default_value = value
        return node

    def place(self, scale=(1, 1, 1), space="Object"):
        coordinates = self.node("TexCoord").outputs[space]
        return self.node("Mapping", {"Vector": coordinates, "Scale": scale}).outputs[0]

    def noise(self, place, scale, detail=4.0, distortion=0.0):
        values = {"Vector": place, "Scale": scale, "Detail": detail, "Distortion": distortion}
        return self.node("TexNoise", values).outputs["Fac"]

    def ramp(self, factor, stops, constant=False):
        node = self.node("ValToRGB", {"Fac": factor})
        node.color_ramp.interpolation = "CONSTANT" if constant else "LINEAR"
        elements = node.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(1)
        for element, (position, colour) in zip(elements, stops):
            element.position = position
            element.color = colour if isinstance(colour, tuple) else linear(colour)
        return node.outputs[0]

    def mix(self, kind, factor, one, other):
        return self.node("MixRGB", {"Fac": factor, "Color1": one, "Color2": other}, blend_type=kind).outputs[0]

    def colour(self, value):
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, self.shader.inputs["Base Color"])
        else:
            self.shader.inputs["Base Color"].default_value = linear(value)
        return self

    def bump(self, height, distance, strength=1.0):
        values = {"Height": height, "Distance": distance, "Strength": strength}
        if self.relief:
            values["Normal"] = self.relief
        self.relief = self.node("Bump", values).outputs[0]
        self.tree.links.new(self.relief, self.shader.inputs["Normal"])
        return self


def shaded(colour, factor):
    """A lighter or darker colour, as linear light."""
    r, g, b, _ = linear(colour)
    return (min(1, r * factor), min(1, g * factor), min(1, b * factor), 1.0)


def plaster(colour):
    made = Material("plaster", 0.92, 0.15)
    place = made.place()
    clouds = made.ramp(made.noise(place, 1.3, 7, 0.6), [(0.3, shaded(colour, 0.9)), (0.7, shaded(colour, 1.06))])
    made.colour(clouds)
    made.bump(made.noise(place, 6, 6, 0.4), 0.006, 0.5)
    made.bump(made.noise(place, 90, 3), 0.0012, 0.4)
    return made.material


def wood(dark, light, along="x", roughness=0.5):
    made = Material("wood", roughness, 0.3)
    place = made.place(ALONG[along])
    veins = made.noise(place, 2.2, 6, 1.4)
    fine = made.noise(made.place(tuple(9 * each for each in ALONG[along])), 1.6, 3)
    figure = made.ramp(veins, [(0.32, dark), (0.66, light)])
    made.colour(made.mix("MULTIPLY", 0.35, figure, made.ramp(fine, [(0.35, "#b9a48c"), (0.6, "#ffffff")])))
    made.bump(fine, 0.0006, 0.5)
    return made.material


def planks(dark, light):
    made = Material("planks", 0.42, 0.35)
    place = made.place()
    bricks = {"Vector": place, "Scale": 1.0, "Brick Width": 1.7, "Row Height": 0.16, "Mortar Size": 0.0016, "Mortar Smooth": 0.3,
              "Color1": shaded(light, 0.86), "Color2": shaded(light, 1.1), "Mortar": shaded(dark, 0.35)}
    boards = made.node("TexBrick", bricks, offset=0.37)
    veins = made.noise(made.place((0.5, 11, 1)), 2.4, 6, 1.2)
    figure = made.ramp(veins, [(0.3, "#9a7c5b"), (0.62, "#ffffff")])
    made.colour(made.mix("MULTIPLY", 0.5, boards.outputs["Color"], figure))
    made.bump(boards.outputs["Fac"], -0.0015, 1)
    return made.material


def terrazzo(base, chips):
    made = Material("terrazzo", 0.3, 0.4)
    place = made.place()
    pieces = [made.node("TexVoronoi", {"Vector": place, "Scale": scale, "Randomness": 1.0}) for scale in (26, 62)]
    result = made.ramp(made.noise(place, 3, 5), [(0.3, shaded(base, 0.95)), (0.7, shaded(base, 1.04))])
    for voronoi in pieces:
        tone = made.node("SeparateRGB", {"Image": voronoi.outputs["Color"]}).outputs[0]
        stops = [(0.0, chips[0]), (0.33, chips[1]), (0.66, chips[2])]
        inside = made.node("Math", {0: voronoi.outputs["Distance"], 1: 0.34}, operation="LESS_THAN").outputs[0]
        result = made.mix("MIX", inside, result, made.ramp(tone, stops, constant=True))
    made.colour(result)
    return made.material


def paving(colour, width, height, roughness=0.75):
    """Stone slabs: a pavement, or the blocks of a facade."""
    made = Material("paving", roughness, 0.25)
    place = made.place()
    bricks = {"Vector": place, "Scale": 1.0, "Brick Width": width, "Row Height": height, "Mortar Size": 0.004, "Mortar Smooth": 0.2,
              "Color1": shaded(colour, 0.93), "Color2": shaded(colour, 1.05), "Mortar": shaded(colour, 0.5)}
    slabs = made.node("TexBrick", bricks)
    grain = made.ramp(made.noise(place, 14, 8), [(0.3, "#dedbd5"), (0.65, "#ffffff")])
    made.colour(made.mix("MULTIPLY", 0.4, slabs.outputs["Color"], grain))
    made.bump(slabs.outputs["Fac"], -0.004, 1)
    made.bump(made.noise(place, 40, 5), 0.002, 0.4)
    return made.material


def cement(colour):
    made = Material("cement", 0.5, 0.35)
    place = made.place()
    made.colour(made.ramp(made.noise(place, 0.9, 8, 0.8), [(0.3, shaded(colour, 0.86)), (0.7, shaded(colour, 1.08))]))
    made.bump(made.noise(place, 18, 5), 0.001, 0.4)
    return made.material


def cloth(colour, roughness=0.9, sheen=0.25, grain=260, depth=0.0012):
    made = Material("cloth", roughness, 0.15, sheen)
    place = made.place()
    made.colour(made.ramp(made.noise(place, grain, 2), [(0.3, shaded(colour, 0.93)), (0.7, shaded(colour, 1.07))]))
    made.bump(made.noise(place, grain, 3), depth, 0.5)
    return made.material


def knitted(colour, wale=0.006, depth=0.0016, sheen=0.3):
    """Knitwear whose wales run away from the camera and down over a fold; `wale` is the width of one wale, in metres.
    """
    made = Material("knitted", 0.95, 0.12, sheen)
    place = made.place()
    bands = lambda direction, width: made.node(
        "TexWave", {"Vector": place, "Scale": math.tau / (20 * width), "Distortion": 0.6, "Detail": 1.0, "Detail Scale": 2.0},
        wave_type="BANDS", bands_direction=direction,
    ).outputs["Fac"]
    wales, courses = bands("X", wale), bands("DIAGONAL", wale * 0.6)
    stitches = made.mix("MIX", 0.3, wales, courses)
    fuzz = made.noise(place, 420, 3)
    shade = made.ramp(stitches, [(0.1, shaded(colour, 0.72)), (0.6, shaded(colour, 1.03))])
    made.colour(made.mix("MULTIPLY", 0.3, shade, made.ramp(fuzz, [(0.3, "#c9c9c9"), (0.7, "#ffffff")])))
    made.bump(stitches, depth, 0.8)
    made.bump(fuzz, 0.0008, 0.5)
    return made.material


def leather(colour):
    made = Material("leather", 0.45, 0.4).colour(colour)
    made.bump(made.noise(made.place(), 420, 3), 0.0004, 0.6)
    return made.material


def metal(colour, roughness=0.35):
    made = Material("metal", roughness).colour(colour)
    made.shader.inputs["Metallic"].default_value = 1.0
    return made.material


def plain(colour, roughness=0.7, specular=0.3):
    return Material("plain", roughness, specular).colour(colour).material


def glowing(colour, strength):
    made = Material("glowing")
    made.shader.inputs["Emission"].default_value = linear(colour)
    made.shader.inputs["Emission Strength"].default_value = strength
    return made.material


def pane():
    """A sheet of glass: the view through it is not refracted, and reflections grow towards its edges."""
    made = Material("pane")
    clear = made.node("BsdfTransparent")
    mirror = made.node("BsdfGlossy", {"Roughness": 0.02})
    share = made.node("LayerWeight", {"Blend": 0.12}).outputs["Fresnel"]
    both = made.node("MixShader", {0: share, 1: clear.outputs[0], 2: mirror.outputs[0]})
    made.tree.links.new(both.outputs[0], made.tree.nodes["Material Output"].inputs["Surface"])
    return made.material
