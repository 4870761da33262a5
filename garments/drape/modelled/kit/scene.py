"""Places pieces in front of the camera, lights them like the draped garments, and renders the planes of a map set."""

import glob
import math
import os

import bpy
import numpy as np
from mathutils import Vector

from .even_light import even_light, smoothed, softened

WIDTH, HEIGHT = 900, 1200
HIGH, WIDE = 0.76, 0.8
INNER = 4


def image(name, grid):
    """Reads a grid as a grey picture without colour management."""
    rows, columns = grid.shape
    picture = bpy.data.images.new(name, columns, rows, float_buffer=True)
    picture.colorspace_settings.name = "Non-Color"
    pixels = np.ones((rows, columns, 4), np.float32)
    pixels[..., :3] = grid[..., None]
    picture.pixels.foreach_set(pixels.ravel())
    picture.update()
    return picture


def finer(parts, times=3):
    """A grid of part numbers at a higher resolution, with smooth borders."""
    kinds = np.unique(parts)
    best = np.full((parts.shape[0] * times, parts.shape[1] * times), -1.0)
    result = np.zeros_like(best)
    for kind in kinds:
        share = np.kron((parts == kind).astype(np.float32), np.ones((times, times), np.float32))
        for _ in range(2):
            for axis in (0, 1):
                padded = np.concatenate([share.take([0, 0], axis), share, share.take([-1, -1], axis)], axis)
                n = share.shape[axis]
                share = sum(padded.take(range(k, k + n), axis) for k in range(5)) / 5
        nearer = share > best
        best[nearer], result[nearer] = share[nearer], kind
    return result


def mesh_of(name, piece, size):
    points = piece.points
    rows, columns = points.shape[:2]
    last = columns if piece.wrap else columns - 1
    i, j = np.meshgrid(np.arange(rows - 1), np.arange(last), indexing="ij")
    k = (j + 1) % columns
    faces = np.stack([i * columns + j, i * columns + k, (i + 1) * columns + k, (i + 1) * columns + j], axis=-1).reshape(-1, 4)
    mesh = bpy.data.meshes.new(name)
    mesh.vertices.add(rows * columns)
    mesh.vertices.foreach_set("co", (points.reshape(-1, 3) / 1000).ravel())
    mesh.loops.add(faces.size)
    mesh.loops.foreach_set("vertex_index", faces.ravel())
    mesh.polygons.add(len(faces))
    mesh.polygons.foreach_set("loop_start", np.arange(0, faces.size, 4))
    mesh.polygons.foreach_set("loop_total", np.full(len(faces), 4))
    mesh.polygons.foreach_set("use_smooth", np.ones(len(faces), bool))
    place = np.stack([(np.stack([j, j + 1, j + 1, j], -1) + 0.5) / columns, (np.stack([i, i, i + 1, i + 1], -1) + 0.5) / rows], -1)
    mesh.uv_layers.new(name="grid").data.foreach_set("uv", place.reshape(-1).astype(np.float32))
    cloth = (piece.cloth - piece.cloth.reshape(-1, 2).min(axis=0)) / size
    mesh.uv_layers.new(name="cloth").data.foreach_set("uv", cloth.reshape(-1, 2)[faces.ravel()].reshape(-1).astype(np.float32))
    mesh.update(calc_edges=True)
    thing = bpy.data.objects.new(name, mesh)
    bpy.context.collection.objects.link(thing)
    return thing


class Nodes:
    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.tree.nodes.clear()
        self.out = self.add("ShaderNodeOutputMaterial")

    def add(self, kind, **values):
        node = self.tree.nodes.new(kind)
        for key, value in values.items():
            setattr(node, key, value)
        return node

    def link(self, a, b):
        self.tree.links.new(a, b)

    def texture(self, picture, layer, interpolation):
        place = self.add("ShaderNodeUVMap", uv_map=layer)
        node = self.add("ShaderNodeTexImage", image=picture, interpolation=interpolation)
        self.link(place.outputs[0], node.inputs[0])
        return node.outputs[0]

    def bump(self, height, distance, below=None):
        node = self.add("ShaderNodeBump")
        node.inputs["Distance"].default_value = distance
        node.inputs["Strength"].default_value = 1
        self.link(height, node.inputs["Height"])
        if below:
            self.link(below, node.inputs["Normal"])
        return node.outputs[0]


def grain(nodes, kind):
    """The fine relief of a material, in millimetres of its own coordinates."""
    place = nodes.add("ShaderNodeTexCoord").outputs["Object"]
    def noise(scale, detail=3.0):
        node = nodes.add("ShaderNodeTexNoise")
        node.inputs["Scale"].default_value = scale
        node.inputs["Detail"].default_value = detail
        nodes.link(place, node.inputs["Vector"])
        return node.outputs[0]
    if kind == "leather":
        cells = nodes.add("ShaderNodeTexVoronoi")
        cells.feature = "SMOOTH_F1"
        cells.inputs["Scale"].default_value = 620
        nodes.link(place, cells.inputs["Vector"])
        return nodes.bump(cells.outputs[0], 0.00022, nodes.bump(noise(38), 0.0005))
    if kind == "textile":
        uv = nodes.add("ShaderNodeUVMap", uv_map="cloth").outputs[0]
        split = nodes.add("ShaderNodeSeparateXYZ")
        nodes.link(uv, split.inputs[0])
        waves = []
        for axis in (0, 1):
            scaled = nodes.add("ShaderNodeMath", operation="MULTIPLY")
            scaled.inputs[1].default_value = nodes.size / 0.0019 * 6.2832
            nodes.link(split.outputs[axis], scaled.inputs[0])
            wave = nodes.add("ShaderNodeMath", operation="SINE")
            nodes.link(scaled.outputs[0], wave.inputs[0])
            waves.append(wave.outputs[0])
        product = nodes.add("ShaderNodeMath", operation="MULTIPLY")
        nodes.link(waves[0], product.inputs[0])
        nodes.link(waves[1], product.inputs[1])
        return nodes.bump(product.outputs[0], 0.00025, nodes.bump(noise(60), 0.0012))
    if kind == "wool":
        return nodes.bump(noise(900, 5), 0.0006, nodes.bump(noise(110), 0.0012))
    if kind == "rubber":
        return nodes.bump(noise(500), 0.00012)
    return None


def lit(piece, size):
    nodes = Nodes("lit")
    nodes.size = size
    shader = nodes.add("ShaderNodeBsdfPrincipled")
    shader.inputs["Base Color"].default_value = (1, 1, 1, 1) if piece.metal else (0.5, 0.5, 0.5, 1)
    shader.inputs["Metallic"].default_value = 1 if piece.metal else 0
    shader.inputs["Roughness"].default_value = piece.rough
    shader.inputs["Specular"].default_value = piece.shine
    relief = grain(nodes, piece.grain)
    if relief:
        nodes.link(relief, shader.inputs["Normal"])
    nodes.link(shader.outputs[0], nodes.out.inputs[0])
    return nodes.material


def data(piece):
    """Cloth coordinates in red and green, the part number in blue, plus four for an inner side."""
    nodes = Nodes("data")
    glow = nodes.add("ShaderNodeEmission")
    nodes.link(glow.outputs[0], nodes.out.inputs[0])
    place = nodes.add("ShaderNodeUVMap", uv_map="cloth")
    split = nodes.add("ShaderNodeSeparateXYZ")
    nodes.link(place.outputs[0], split.inputs[0])
    join = nodes.add("ShaderNodeCombineXYZ")
    nodes.link(split.outputs[0], join.inputs[0])
    nodes.link(split.outputs[1], join.inputs[1])
    if isinstance(piece.part, np.ndarray):
        number = nodes.texture(image("parts", finer(piece.part)), "grid", "Closest")
    else:
        value = nodes.add("ShaderNodeValue")
        value.outputs[0].default_value = piece.part
        number = value.outputs[0]
    nodes.link(number, join.inputs[2])
    nodes.link(join.outputs[0], glow.inputs[0])
    return nodes.material


def veil(piece):
    """How much light passes through each piece, as a picture."""
    nodes = Nodes("veil")
    glow = nodes.add("ShaderNodeEmission")
    nodes.link(glow.outputs[0], nodes.out.inputs[0])
    if isinstance(piece.clear, np.ndarray):
        nodes.link(nodes.texture(image("clear", piece.clear), "grid", "Linear"), glow.inputs[0])
    else:
        glow.inputs[0].default_value = (*[piece.clear or 0] * 3, 1)
    return nodes.material


def shading(piece, size):
    """The material that casts the shadow: half of the light passes through a lens."""
    if piece.clear is None:
        return lit(piece, size)
    nodes = Nodes("shading")
    mix = nodes.add("ShaderNodeMixShader")
    mix.inputs[0].default_value = 0.5
    nodes.link(nodes.add("ShaderNodeBsdfDiffuse").outputs[0], mix.inputs[1])
    nodes.link(nodes.add("ShaderNodeBsdfTransparent").outputs[0], mix.inputs[2])
    nodes.link(mix.outputs[0], nodes.out.inputs[0])
    return nodes.material


def marks(piece):
    nodes = Nodes("marks")
    glow = nodes.add("ShaderNodeEmission")
    nodes.link(glow.outputs[0], nodes.out.inputs[0])
    if piece.stitches is None:
        glow.inputs[0].default_value = (0, 0, 0, 1)
    else:
        nodes.link(nodes.texture(image("stitches", piece.stitches), "grid", "Linear"), glow.inputs[0])
    return nodes.material


def area(middle, k, place, size, power, only_gloss=False):
    light = bpy.data.lights.new("light", "AREA")
    light.shape, light.size, light.size_y, light.energy = "RECTANGLE", size[0] * k, size[1] * k, power * k * k
    thing = bpy.data.objects.new("light", light)
    bpy.context.collection.objects.link(thing)
    thing.visible_diffuse = not only_gloss
    thing.location = Vector(middle) + Vector(place) * k
    thing.rotation_euler = (Vector(middle) - thing.location).to_track_quat("-Z", "Y").to_euler()


def placed(pieces, yaw):
    turn = math.radians(yaw)
    c, s = math.cos(turn), math.sin(turn)
    def move(points):
        x, y, z = points[..., 0], points[..., 1], points[..., 2]
        return np.stack([x * c - y * s, x * s + y * c, z], axis=-1)
    return [piece.moved(move) for piece in pieces]


def read(path):
    picture = bpy.data.images.load(path)
    picture.colorspace_settings.name = "Non-Color"
    width, height = picture.size
    pixels = np.empty(width * height * 4, np.float32)
    picture.pixels.foreach_get(pixels)
    bpy.data.images.remove(picture)
    return pixels.reshape(height, width, 4)[::-1]


def render(pieces, out, *, yaw=0.0, elevation=12.0, distance=5.0, ground="floor", samples=24, scale=1.0, high=HIGH, wide=WIDE, preview=False, glints=()):
    """Renders pieces and writes raw planes of 32-bit numbers into the folder `out`. Returns the metres that the cloth
    coordinates cover. `glints` are lamps, as (place, size, power), that only highlights see."""
    os.makedirs(out, exist_ok=True)
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    pieces = placed(pieces, yaw)
    size = max(float(np.ptp(piece.cloth.reshape(-1, 2), axis=0).max()) for piece in pieces) * 1.001
    things = [mesh_of(f"piece{i}", piece, size) for i, piece in enumerate(pieces)]
    everything = np.concatenate([piece.points.reshape(-1, 3) for piece in pieces]) / 1000
    low, up = everything.min(axis=0), everything.max(axis=0)
    middle = (low + up) / 2
    span = float(np.linalg.norm(up - low))

    tilt = math.radians(elevation)
    forward = np.array([0, math.cos(tilt), -math.sin(tilt)])
    right, above = np.array([1.0, 0, 0]), np.array([0, math.sin(tilt), math.cos(tilt)])
    eye = middle - forward * span * distance
    seen = everything - eye
    depth = seen @ forward
    across, over = (seen @ right) / depth, (seen @ above) / depth
    tall = max(np.ptp(over) / high, np.ptp(across) / wide * HEIGHT / WIDTH)
    camera = bpy.data.cameras.new("camera")
    camera.sensor_fit, camera.sensor_height, camera.lens = "VERTICAL", 24, 24 / tall
    camera.shift_x = float((across.max() + across.min()) / 2 / tall)
    camera.shift_y = float((over.max() + over.min()) / 2 / tall) + 0.002
    camera.clip_start = 0.01
    thing = bpy.data.objects.new("camera", camera)
    scene.collection.objects.link(thing)
    thing.location, thing.rotation_euler = eye, (math.pi / 2 - tilt, 0, 0)
    scene.camera = thing

    k = tall * span * distance
    area(middle, k, (-1.9, -1.35, 1.3), (1.0, 1.3), 62)
    area(middle, k, (2.2, -1.2, 0.4), (1.2, 2.0), 17)
    area(middle, k, (0.2, -0.3, 2.2), (1.6, 1.0), 20 if ground == "wall" else 30)
    for place, reach, power in glints:
        area(middle, k, place, reach, power, only_gloss=True)
    world = bpy.data.worlds.new("world")
    scene.world = world
    world.use_nodes = True
    world.node_tree.nodes["Background"].inputs[0].default_value = (1, 1, 1, 1)
    world.node_tree.nodes["Background"].inputs[1].default_value = 0.3
    bpy.ops.mesh.primitive_plane_add(size=60 * k)
    plane = bpy.context.object
    if ground == "wall":
        plane.rotation_euler, plane.location = (math.pi / 2, 0, 0), (middle[0], up[1] + 0.0005, middle[2])
    else:
        plane.location = (middle[0], middle[1], low[2])
    nodes = Nodes("ground")
    paper = nodes.add("ShaderNodeBsdfDiffuse")
    paper.inputs[0].default_value = (0.8, 0.8, 0.8, 1)
    nodes.link(paper.outputs[0], nodes.out.inputs[0])
    plane.data.materials.append(nodes.material)

    scene.render.engine = "CYCLES"
    cycles = scene.cycles
    cycles.device, cycles.use_denoising, cycles.use_adaptive_sampling = "CPU", False, True
    cycles.adaptive_threshold, cycles.adaptive_min_samples = 0.05, 6
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 6, 4, 3
    cycles.caustics_reflective = cycles.caustics_refractive = False
    scene.render.film_transparent = True
    scene.view_settings.view_transform = "Raw"
    scene.display_settings.display_device = "None" if "None" in [e.identifier for e in scene.display_settings.bl_rna.properties["display_device"].enum_items] else "sRGB"
    scene.render.use_persistent_data = True
    layer = scene.view_layers[0]
    for name in ("diffuse_direct", "diffuse_indirect", "glossy_direct", "glossy_indirect", "glossy_color", "normal"):
        setattr(layer, f"use_pass_{name}", True)

    def shoot(name, share):
        scene.render.resolution_x, scene.render.resolution_y = int(WIDTH * share), int(HEIGHT * share)
        scene.render.filepath = f"{out}/{name}.exr"
        settings = scene.render.image_settings
        settings.file_format, settings.color_depth, settings.exr_codec = "OPEN_EXR", "32", "ZIP"
        bpy.ops.render.render(write_still=True)
        return read(f"{out}/{name}.exr")

    def wear(make):
        for thing, piece in zip(things, pieces):
            thing.data.materials.clear()
            thing.data.materials.append(make(piece))

    plane.visible_camera = False
    wear(lambda piece: lit(piece, size))
    cycles.samples = samples
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers, composite = tree.nodes.new("CompositorNodeRLayers"), tree.nodes.new("CompositorNodeComposite")
    tree.links.new(layers.outputs[0], composite.inputs[0])
    files = tree.nodes.new("CompositorNodeOutputFile")
    files.base_path, files.format.file_format, files.format.color_depth = out, "OPEN_EXR", "16"
    files.file_slots.clear()
    for name in ("DiffDir", "DiffInd", "GlossDir", "GlossInd", "GlossCol", "Normal"):
        files.file_slots.new(f"{name}.")
        tree.links.new(layers.outputs[name], files.inputs[-1])
    for old in glob.glob(f"{out}/*.exr"):
        os.remove(old)
    def lights():
        for old in glob.glob(f"{out}/*.0*.exr"):
            os.remove(old)
        scene.use_nodes = True
        alpha = shoot("light", scale)[..., 3]
        scene.use_nodes = False
        passes = {name: read(glob.glob(f"{out}/{name}.0*.exr")[0])[..., :3] for name in ("DiffDir", "DiffInd", "GlossDir", "GlossInd", "GlossCol", "Normal")}
        diffuse = (passes["DiffDir"] + passes["DiffInd"]).mean(-1)
        gloss = ((passes["GlossDir"] + passes["GlossInd"]) * passes["GlossCol"]).mean(-1)
        return alpha, diffuse, gloss, passes["Normal"]

    alpha, diffuse, gloss, normal = lights()
    lenses = [thing for thing, piece in zip(things, pieces) if piece.clear is not None]
    if lenses:
        wear(veil)
        cycles.samples = 5
        clear = shoot("veil", scale)[..., 0]
        for thing in lenses:
            thing.hide_render = True
        wear(lambda piece: lit(piece, size))
        cycles.samples = samples
        behind = lights()
        for thing in lenses:
            thing.hide_render = False
        alpha, diffuse, gloss = seen_through(clear, (alpha, diffuse, gloss), behind)

    wear(data)
    cycles.samples, cycles.pixel_filter_type, cycles.filter_width, cycles.max_bounces = 1, "BOX", 0.01, 0
    cloth = shoot("cloth", 2 * scale)
    cycles.pixel_filter_type, cycles.filter_width = "BLACKMAN_HARRIS", 1.5
    if preview:
        planes = packed(diffuse, gloss, alpha, normal, cloth, scale)
        planes.update(stitches=0 * alpha, shadow=np.ones((alpha.shape[0] // 4, alpha.shape[1] // 4)), alpha=alpha)
        for name, grid in planes.items():
            np.ascontiguousarray(grid, "<f4").tofile(f"{out}/{name}.f32")
        return size
    wear(marks)
    cycles.samples = 5
    stitches = shoot("stitches", scale)[..., 0]
    wear(lambda piece: shading(piece, size))
    cycles.samples, cycles.max_bounces = 24, 3
    plane.visible_camera = True
    for thing in things:
        thing.visible_camera = False
    with_goods = shoot("shadow", scale / 4)[..., 0]
    for thing in things:
        thing.hide_render = True
    without = softened(shoot("bare", scale / 4)[..., 0], 12)
    shadow = np.clip(softened(with_goods, 1) / np.maximum(without, 1e-4), 0, 1)

    planes = packed(diffuse, gloss, alpha, normal, cloth, scale)
    planes.update(stitches=stitches, shadow=shadow, alpha=alpha)
    for name, grid in planes.items():
        np.ascontiguousarray(grid, "<f4").tofile(f"{out}/{name}.f32")
    for old in glob.glob(f"{out}/*.exr"):
        os.remove(old)
    return size


def seen_through(clear, lens, behind):
    """Combines the picture of a lens with that of the things behind it, by how much light the lens lets through."""
    alpha, diffuse, gloss = lens
    passed = np.clip(clear, 0, 1)
    own, other = alpha * (1 - passed), alpha * passed * behind[0]
    total = np.where(passed > 0, own + other, alpha)
    shares = np.maximum(total, 1e-4)
    mixed = np.where(passed > 0, (own * diffuse + other * behind[1]) / shares, diffuse)
    # Reflections on the front are as bright on a clear lens as on a dark one.
    return total, mixed, np.where(passed > 0, gloss / shares + other * behind[2] / shares, gloss)


METAL = 48
# The light on a card that faces the lamp, if there is only metal to measure it by.
FACED = 1.17


def packed(diffuse, gloss, alpha, normal, cloth, scale):
    """Denoises the light with the help of the normals, and scales it to 1 for a card that faces the lamp."""
    number = np.round(cloth[..., 2]) * (cloth[..., 3] > 0.5)
    rows, columns = alpha.shape
    metal = (np.abs(number - METAL) < 0.5).reshape(rows, 2, columns, 2).mean(axis=(1, 3))
    parts = np.where(alpha > 0, number[::2, ::2], 0)
    light = even_light(diffuse, alpha, normal, parts)
    shine = smoothed(gloss, alpha, normal, 2, 0.02)
    matt = light[(alpha > 0.95) & (metal == 0)]
    faced = np.percentile(matt, 92) if matt.size else FACED
    light, shine = light / faced, shine / faced
    return {
        "light": light + 1.5 * shine * metal,
        "gloss": shine * (1 - 0.8 * metal),
        "u": cloth[..., 0],
        "v": cloth[..., 1],
        "parts": number,
    }
