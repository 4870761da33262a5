"""Goods in a store: draped garments on hangers, folded stacks, and the modelled shoes and bags."""

import importlib
import json
import math
import os
import sys

import bmesh
import bpy
from mathutils import Matrix, Vector

from . import materials, solids

MODELLED = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../drape/modelled")
FIRST_HARD_PART = 20
METAL, DARK, INSIDE, SOLE = 48, 40, 12, 24


class Garments:
    """Draped garments by name, each read once: `<folder>/<name>` is a scene of garments/drape/make.ts."""

    def __init__(self, folder):
        self.folder, self.read, self.cloths = folder, {}, {}

    def cloth(self, colour, kind):
        key = (colour, kind)
        if key not in self.cloths:
            makers = {
                "wool": lambda: materials.cloth(colour, 0.95, 0.4, 190, 0.0016),
                "knit": lambda: materials.cloth(colour, 0.95, 0.3, 120, 0.003),
                "cotton": lambda: materials.cloth(colour, 0.85, 0.1, 600, 0.0004),
                "satin": lambda: materials.cloth(colour, 0.42, 0.0, 700, 0.0002),
            }
            self.cloths[key] = makers[kind]()
        return self.cloths[key]

    def load(self, name):
        """The parts of a garment as one mesh; which of its slots are hard; the height of its shoulders, by side."""
        if name in self.read:
            return self.read[name]
        folder = os.path.join(self.folder, name)
        with open(os.path.join(folder, "scene.json")) as file:
            scene = json.load(file)
        before = set(bpy.data.objects)
        bpy.ops.wm.obj_import(filepath=os.path.join(folder, "garment.obj"))
        parts = [thing for thing in bpy.data.objects if thing not in before and thing.type == "MESH"]
        for thing in parts:
            laid = scene["laid"].get(thing.name.split(".")[0])
            thick = thing.modifiers.new("thick", "SOLIDIFY")
            thick.thickness = laid["thickness"] if laid else scene["thickness"]
            thick.offset = -1 if laid is None or laid["lined"] else 1
        for button in scene["buttons"]:
            parts.append(self.button(button))
        for thing in parts:
            for polygon in thing.data.polygons:
                polygon.use_smooth = True
        graph = bpy.context.evaluated_depsgraph_get()
        joined, slots = bmesh.new(), []
        for thing in parts:
            data = bpy.data.meshes.new_from_object(thing.evaluated_get(graph))
            data.transform(thing.matrix_world)
            first = len(slots)
            slots += [part_of(slot.material) >= FIRST_HARD_PART for slot in thing.material_slots]
            for polygon in data.polygons:
                polygon.material_index += first
            joined.from_mesh(data)
        for thing in parts:
            bpy.data.objects.remove(thing)
        mesh = bpy.data.meshes.new(name)
        joined.to_mesh(mesh)
        joined.free()
        middle = (min(v.co.y for v in mesh.vertices) + max(v.co.y for v in mesh.vertices)) / 2
        mesh.transform(Matrix.Translation((0, -middle, 0)))
        self.read[name] = (mesh, slots)
        return self.read[name]

    def button(self, button):
        up = lambda v: Vector((v[0], -v[2], v[1]))
        bpy.ops.mesh.primitive_cylinder_add(radius=button["radius"], depth=0.004, vertices=24, location=up(button["place"]))
        thing = bpy.context.object
        thing.rotation_euler = up(button["facing"]).to_track_quat("Z", "Y").to_euler()
        thing.data.materials.append(bpy.data.materials.new("part20"))
        bpy.context.view_layer.update()
        return thing

    def hang(self, name, colour, place, turn=0.0, flat=0.42, kind="wool", buttons="#2b1f17", hanger=None):
        """Hangs a garment on a rail; `place` is a point of the rail, at a rotation of 0 it faces the window of the
        picture."""
        mesh, hard = self.load(name)
        thing = bpy.data.objects.new(name, mesh.copy())
        thing.data.materials.clear()
        for is_hard in hard:
            thing.data.materials.append(materials_of(buttons) if is_hard else self.cloth(colour, kind))
        shoulder = max(v.co.z for v in mesh.vertices if 0.10 < abs(v.co.x) < 0.12)
        neck = shoulder + 0.035
        drop = 0.075
        thing.scale = (1, flat, 1)
        thing.rotation_euler = (0, 0, math.radians(turn))
        thing.location = (place[0], place[1], place[2] - drop - neck)
        bpy.context.scene.collection.objects.link(thing)
        self.hanger(place, drop, turn, hanger or materials.wood("#8a6644", "#b08a60", "x"))

    def hanger(self, place, drop, turn, material):
        angle = math.radians(turn)
        cos, sin = math.cos(angle), math.sin(angle)
        on = lambda x, z: (place[0] + x * cos, place[1] + x * sin, place[2] + z)
        shoulders = [on(x, -drop - 0.01 - 0.055 * (abs(x) / 0.19) ** 1.6) for x in [0.19 * k / 10 for k in range(-10, 11)]]
        solids.tube(shoulders, 0.0075, material)
        hook = [on(0, -drop - 0.005), on(0, -0.032)]
        hook += [on(0.02 * math.sin(a), -0.012 - 0.02 * math.cos(a)) for a in [math.pi * k / 12 for k in range(0, 16)]]
        solids.tube(hook, 0.0017, materials.metal("#b9b4aa"))


def part_of(material):
    return int(material.name.split(".")[0].removeprefix("part"))


kept = {}


def materials_of(colour):
    if colour not in kept:
        kept[colour] = materials.plain(colour, 0.35, 0.5)
    return kept[colour]


def folded(place, colour, chance, size=(0.3, 0.24, 0.045), kind=None):
    """A folded piece: two layers with one round fold in front. Returns its height."""
    wide, deep, high = (each * chance.uniform(0.95, 1.04) for each in size)
    turn = math.radians(chance.uniform(-2.2, 2.2))
    x, y, z = place[0] + chance.uniform(-0.006, 0.006), place[1] + chance.uniform(-0.008, 0.004), place[2]
    material = kind or materials.cloth(colour, 0.95, 0.3, 150, 0.0025)
    layer = high / 2
    for number in range(2):
        shape = bmesh.new()
        bmesh.ops.create_cube(shape, size=1)
        for vertex in shape.verts:
            vertex.co = Vector((vertex.co.x * (wide - 0.004 * number), vertex.co.y * deep, vertex.co.z * layer))
        bmesh.ops.bevel(shape, geom=shape.edges[:], offset=layer * 0.47, segments=6, profile=0.5, affect="EDGES", clamp_overlap=True)
        bmesh.ops.subdivide_edges(shape, edges=[e for e in shape.edges if e.calc_length() > 0.06], cuts=10, use_grid_fill=True)
        waves = [(chance.uniform(8, 22), chance.uniform(0, 6.28), chance.uniform(0.0008, 0.0022)) for _ in range(3)]
        for vertex in shape.verts:
            lift = sum(size * math.sin(often * (vertex.co.x + 0.6 * vertex.co.y) + phase) for often, phase, size in waves)
            vertex.co.z += lift * (0.4 + 0.6 * (vertex.co.z > 0))
        data = bpy.data.meshes.new("folded")
        shape.to_mesh(data)
        shape.free()
        for polygon in data.polygons:
            polygon.use_smooth = True
        thing = bpy.data.objects.new("folded", data)
        thing.location = (x + chance.uniform(-0.002, 0.002), y, z + layer * (number + 0.5) - 0.0015 * number)
        thing.rotation_euler = (0, 0, turn)
        solids.link(thing, material)
    return high - 0.003


def stack(place, fabrics, chance, fold=folded, **more):
    """A stack of folded pieces, the first at the bottom. Returns its height."""
    x, y, z = place
    for fabric in fabrics:
        z += fold((x, y, z), fabric, chance, **more)
    return z


def modelled(name, place, colour, turn=0.0, view="front", scale=1.0, sole="#2a211b"):
    """Shoes or a bag from garments/drape/modelled, standing on `place`."""
    import numpy as np

    if MODELLED not in sys.path:
        sys.path.insert(0, MODELLED)
    pieces, shot = importlib.import_module(name.replace("-", "_")).views()[view]
    from kit.scene import mesh_of

    points = np.concatenate([piece.points.reshape(-1, 3) for piece in pieces]) / 1000
    low, high = points.min(axis=0), points.max(axis=0)
    looks = {
        METAL: materials.metal("#c2a878"),
        DARK: materials.plain("#1c1a18", 0.5),
        INSIDE: materials.plain("#8d7c68", 0.8),
        SOLE: materials.plain(sole, 0.6),
    }
    base = materials.leather(colour)
    pivot = bpy.data.objects.new(name, None)
    bpy.context.scene.collection.objects.link(pivot)
    for index, piece in enumerate(pieces):
        thing = mesh_of("%s%d" % (name, index), piece, 1.0)
        numbers = np.broadcast_to(np.asarray(piece.part), piece.points.shape[:2])
        kinds = sorted(set(int(number) for number in np.unique(numbers)))
        for kind in kinds:
            thing.data.materials.append(looks.get(kind, base))
        rows, columns = numbers.shape
        last = columns if piece.wrap else columns - 1
        slots = np.searchsorted(kinds, numbers[: rows - 1, :last].ravel().astype(int))
        thing.data.polygons.foreach_set("material_index", slots.astype(np.int32))
        thing.parent = pivot
        thing.location = (-(low[0] + high[0]) / 2, -(low[1] + high[1]) / 2, -low[2])
    pivot.location, pivot.scale = place, (scale,) * 3
    pivot.rotation_euler = (0, 0, math.radians(shot.get("yaw", 0) + turn))
