"""Renders a draped garment into the passes of a map set.

blender -b -P render.py -- <folder> [--samples 14] [--yaw 180] [--view back]

Reads `scene.json` and `garment.obj` from the folder (see scene.ts); writes `<view>.<pass>.f32` and `<view>.json`."""
import argparse
import glob
import json
import math
import os
import sys

import bpy
import numpy
from mathutils import Vector

WIDTH, HEIGHT = 900, 1200
# The share of the picture that a garment fills.
FILLED_HEIGHT, FILLED_WIDTH = 0.76, 0.80
CAMERA_DISTANCE = 4.2
# Parts from this number on are hard: buttons, buckles, zips.
FIRST_HARD_PART = 20
INNER = 100
# The edges of cloth are rounded to this share of its thickness.
RIM = 0.3
# Height in metres of slow waves in cloth whose `sway` is 1.
SWAY = 0.03


def arguments():
    parser = argparse.ArgumentParser()
    parser.add_argument('folder')
    parser.add_argument('--samples', type=int, default=14)
    parser.add_argument('--yaw', type=float, default=0.0)
    parser.add_argument('--view', default='front')
    return parser.parse_args(sys.argv[sys.argv.index('--') + 1:])


class Materials:
    """Creates and caches one material per part and kind."""

    def __init__(self, folder, scene):
        self.folder, self.scene, self.made, self.images = folder, scene, {}, {}

    def image(self, name):
        if name not in self.images:
            image = bpy.data.images.load(os.path.join(self.folder, name))
            image.colorspace_settings.name = 'Non-Color'
            self.images[name] = image
        return self.images[name]

    def of(self, kind, part):
        key = (kind, part)
        if key not in self.made:
            material = bpy.data.materials.new('%s%d' % key)
            material.use_nodes = True
            tree = material.node_tree
            tree.nodes.clear()
            output = tree.nodes.new('ShaderNodeOutputMaterial')
            shader = getattr(self, kind)(tree, part)
            tree.links.new(shader.outputs[0], output.inputs[0])
            self.made[key] = material
        return self.made[key]

    def lit(self, tree, part):
        new, link = tree.nodes.new, tree.links.new
        part %= INNER
        hard = part >= FIRST_HARD_PART
        fabric = self.scene['fabric']
        shader = new('ShaderNodeBsdfPrincipled')
        shader.inputs['Base Color'].default_value = (0.5, 0.5, 0.5, 1)
        shader.inputs['Roughness'].default_value = 0.25 if hard else fabric['roughness']
        shader.inputs['Specular'].default_value = 0.5 if hard else fabric['specular']
        if hard:
            return shader
        place = new('ShaderNodeUVMap')
        texture = fabric['band'] if part == 1 else fabric['texture']
        mapping = new('ShaderNodeMapping')
        mapping.inputs['Scale'].default_value = (self.scene['clothSize'] / texture['repeat'],) * 3
        link(place.outputs[0], mapping.inputs[0])
        weave = new('ShaderNodeTexImage')
        weave.image = self.image('weave-%s.png' % texture['weave'])
        link(mapping.outputs[0], weave.inputs[0])
        uneven = new('ShaderNodeTexNoise')
        uneven.inputs['Scale'].default_value = self.scene['clothSize'] * 38
        uneven.inputs['Detail'].default_value = 4
        link(place.outputs[0], uneven.inputs['Vector'])
        details = new('ShaderNodeTexImage')
        details.image = self.image('heights.png')
        link(place.outputs[0], details.inputs[0])
        bumps = [
            *([(self.sway(tree, place), SWAY, fabric['sway'])] if fabric.get('sway') else []),
            (uneven, 0.0022, self.scene.get('unevenness', 0.5)),
            (weave, texture['depth'], min(1, texture['strength'])),
            (details, 0.0022, 0.9),
        ]
        normal = None
        for heights, distance, strength in bumps:
            bump = new('ShaderNodeBump')
            bump.inputs['Distance'].default_value = distance
            bump.inputs['Strength'].default_value = strength
            link(heights.outputs[0], bump.inputs['Height'])
            if normal:
                link(normal.outputs[0], bump.inputs['Normal'])
            normal = bump
        link(normal.outputs[0], shader.inputs['Normal'])
        return shader

    def sway(self, tree, place):
        """Slow waves, longer downwards than across, which cloth has when it hangs."""
        new, link = tree.nodes.new, tree.links.new
        stretched, waves = new('ShaderNodeMapping'), new('ShaderNodeTexNoise')
        stretched.inputs['Scale'].default_value = [self.scene['clothSize'] / length for length in (0.11, 0.3, 1)]
        link(place.outputs[0], stretched.inputs[0])
        waves.inputs['Scale'].default_value, waves.inputs['Detail'].default_value = 1, 0.8
        link(stretched.outputs[0], waves.inputs['Vector'])
        return waves

    def placed(self, tree, part):
        """Cloth coordinates and the part number, plus four for the inner side."""
        new, link = tree.nodes.new, tree.links.new
        place, split, joined = new('ShaderNodeUVMap'), new('ShaderNodeSeparateXYZ'), new('ShaderNodeCombineRGB')
        link(place.outputs[0], split.inputs[0])
        link(split.outputs[0], joined.inputs[0])
        link(split.outputs[1], joined.inputs[1])
        joined.inputs[2].default_value = ((part % INNER + 1) * 8 + (4 if part >= INNER else 0)) / 255
        shader = new('ShaderNodeEmission')
        link(joined.outputs[0], shader.inputs[0])
        return shader

    def marked(self, tree, part):
        """Stitches and wear on the outside, the label on the inside."""
        new, link = tree.nodes.new, tree.links.new
        marks, split, joined = new('ShaderNodeTexImage'), new('ShaderNodeSeparateRGB'), new('ShaderNodeCombineRGB')
        marks.image = self.image('marks.png')
        link(new('ShaderNodeUVMap').outputs[0], marks.inputs[0])
        link(marks.outputs[0], split.inputs[0])
        if part % INNER < FIRST_HARD_PART:
            for channel in (2,) if part >= INNER else (0, 1):
                link(split.outputs[channel], joined.inputs[channel])
        shader = new('ShaderNodeEmission')
        link(joined.outputs[0], shader.inputs[0])
        return shader


def part_of(material):
    return int(material.name.split('.')[0].removeprefix('part'))


def import_garment(folder, scene):
    """Imports the cloth and its laid pieces, smooths and thickens them; returns (object, slot, part)."""
    bpy.ops.wm.obj_import(filepath=os.path.join(folder, 'garment.obj'))
    slots = []
    for thing in [each for each in bpy.context.scene.objects if each.type == 'MESH']:
        laid = scene['laid'].get(thing.name)
        for polygon in thing.data.polygons:
            polygon.use_smooth = True
        parts = [part_of(slot.material) for slot in thing.material_slots]
        slots += [(thing, index, part) for index, part in enumerate(parts)]
        rounded = thing.modifiers.new('rounded', 'SUBSURF')
        rounded.levels = rounded.render_levels = 1
        # The limit surface of triangles takes gigabytes of memory and looks the same.
        rounded.use_limit_surface = False
        rounded.uv_smooth = 'PRESERVE_BOUNDARIES'
        thick = thing.modifiers.new('thick', 'SOLIDIFY')
        thick.thickness = laid['thickness'] if laid else scene['thickness']
        lined = laid is None or laid['lined']
        thick.offset = -1 if lined else 1
        thick.use_rim = True
        if lined:
            for slot in list(thing.material_slots):
                thing.data.materials.append(slot.material)
            thick.material_offset = len(parts)
            slots += [(thing, len(parts) + index, part + INNER) for index, part in enumerate(parts)]
        faces = len(thing.data.loops)  # SUBSURF makes a face for each corner of a face.
        thickness = thick.thickness
        apply_modifiers(thing)
        round_rim(thing, 2 * faces, thickness)
    return slots


def apply_modifiers(thing):
    """Applies the modifiers once. Otherwise they would be evaluated again for each pass, and their memory kept."""
    graph = bpy.context.evaluated_depsgraph_get()
    mesh = bpy.data.meshes.new_from_object(thing.evaluated_get(graph))
    thing.modifiers.clear()
    thing.data = mesh


def round_rim(thing, first, thickness):
    """Rounds the edges of the rim, whose faces begin at the index `first`, in a narrow band.

    Without the band, smooth normals would bend towards the rim over the whole of the outermost faces. Their size
    differs, so the edge of the cloth would have light and dark teeth."""
    mesh = thing.data
    edge_of, size = numpy.empty(len(mesh.loops), int), numpy.empty(len(mesh.polygons), int)
    mesh.loops.foreach_get('edge_index', edge_of)
    mesh.polygons.foreach_get('loop_total', size)
    on_rim = numpy.repeat(numpy.arange(len(size)) >= first, size)
    count = len(mesh.edges)
    border = (numpy.bincount(edge_of[on_rim], minlength=count) == 1) & (numpy.bincount(edge_of[~on_rim], minlength=count) == 1)
    mesh.edges.foreach_set('bevel_weight', border.astype(numpy.float32))
    mesh.use_auto_smooth, mesh.auto_smooth_angle = True, math.pi
    bevel = thing.modifiers.new('rim', 'BEVEL')
    bevel.limit_method, bevel.width, bevel.segments = 'WEIGHT', RIM * thickness, 3
    bevel.use_clamp_overlap = False
    bevel.harden_normals = True
    apply_modifiers(thing)


def to_blender(vector):
    return Vector((vector[0], -vector[2], vector[1]))


def add_button(button):
    """A button: a disc with a raised rim and four holes; returns (object, slot, part)."""
    radius, facing = button['radius'], to_blender(button['facing'])
    place, turn = to_blender(button['place']), facing.to_track_quat('Z', 'Y')
    made = []

    def keep(part):
        thing = bpy.context.object
        thing.rotation_euler = turn.to_euler()
        thing.data.materials.append(bpy.data.materials.new('part%d' % part))
        for polygon in thing.data.polygons:
            polygon.use_smooth = True
        thing.data.use_auto_smooth = True
        if not thing.data.uv_layers:
            thing.data.uv_layers.new()
        made.append((thing, 0, part))
        return thing

    bpy.ops.mesh.primitive_cylinder_add(radius=radius, depth=0.0035, vertices=48, location=place)
    bevel = keep(20).modifiers.new('bevel', 'BEVEL')
    bevel.width, bevel.segments = 0.0012, 3
    bpy.ops.mesh.primitive_torus_add(
        major_radius=radius * 0.8, minor_radius=radius * 0.16, major_segments=40, minor_segments=10,
        location=place + facing * 0.0016)
    keep(20)
    for quarter in range(4 if button['holes'] else 0):
        angle = math.pi / 4 + quarter * math.pi / 2
        aside = turn @ Vector((math.cos(angle), math.sin(angle), 0)) * radius * 0.28
        bpy.ops.mesh.primitive_cylinder_add(radius=radius * 0.1, depth=0.0045, vertices=12, location=place + aside)
        keep(21)
    return made


def turn_round(yaw):
    pivot = bpy.data.objects.new('pivot', None)
    bpy.context.scene.collection.objects.link(pivot)
    for thing in bpy.context.scene.objects:
        if thing.type == 'MESH':
            thing.parent = pivot
    pivot.rotation_euler = (0, 0, math.radians(yaw))
    bpy.context.view_layer.update()


def bounds():
    graph = bpy.context.evaluated_depsgraph_get()
    places = []
    for thing in bpy.context.scene.objects:
        if thing.type == 'MESH':
            mesh = thing.evaluated_get(graph).data
            places += [thing.matrix_world @ vertex.co for vertex in mesh.vertices]
    least = Vector([min(place[axis] for place in places) for axis in range(3)])
    most = Vector([max(place[axis] for place in places) for axis in range(3)])
    return least, most


def set_up_camera(middle, height):
    camera = bpy.data.cameras.new('camera')
    camera.sensor_fit, camera.sensor_height = 'VERTICAL', 24
    camera.lens = 24 * CAMERA_DISTANCE / height
    thing = bpy.data.objects.new('camera', camera)
    bpy.context.scene.collection.objects.link(thing)
    bpy.context.scene.camera = thing
    thing.location = (middle[0], middle[1] - CAMERA_DISTANCE, middle[2] + 0.02 * height)
    thing.rotation_euler = (math.radians(90), 0, 0)


def add_lamp(middle, offset, size, power, scale):
    lamp = bpy.data.lights.new('lamp', 'AREA')
    lamp.shape, lamp.size, lamp.size_y = 'RECTANGLE', size[0] * scale, size[1] * scale
    lamp.energy = power * scale * scale
    thing = bpy.data.objects.new('lamp', lamp)
    bpy.context.scene.collection.objects.link(thing)
    thing.location = middle + Vector(offset) * scale
    thing.rotation_euler = (middle - thing.location).to_track_quat('-Z', 'Y').to_euler()


def set_up_light(middle, furthest, scale):
    """A large soft window at the upper left, a little light from the right and from above, and a wall at the back."""
    add_lamp(middle, (-1.9, -1.35, 1.3), (1.0, 1.3), 62, scale)
    add_lamp(middle, (2.2, -1.2, 0.4), (1.2, 2.0), 17, scale)
    add_lamp(middle, (0.2, -0.3, 2.2), (1.6, 1.0), 20, scale)
    world = bpy.data.worlds.new('world')
    bpy.context.scene.world = world
    world.use_nodes = True
    world.node_tree.nodes['Background'].inputs[0].default_value = (1, 1, 1, 1)
    world.node_tree.nodes['Background'].inputs[1].default_value = 0.3
    bpy.ops.mesh.primitive_plane_add(size=8, location=(middle[0], furthest + 0.1, middle[2]))
    wall = bpy.context.object
    wall.rotation_euler = (math.radians(90), 0, 0)
    wall.visible_camera = False
    material = bpy.data.materials.new('wall')
    material.use_nodes = True
    shader = material.node_tree.nodes['Principled BSDF']
    shader.inputs['Base Color'].default_value = (0.8, 0.8, 0.8, 1)
    shader.inputs['Specular'].default_value = 0
    wall.data.materials.append(material)


def set_up_cycles():
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    cycles = scene.cycles
    cycles.device, cycles.use_denoising, cycles.seed = 'CPU', False, 1
    cycles.use_adaptive_sampling, cycles.adaptive_threshold, cycles.adaptive_min_samples = True, 0.03, 10
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 4, 3, 2
    cycles.caustics_reflective = cycles.caustics_refractive = False
    scene.render.film_transparent = True
    scene.render.use_persistent_data = True
    scene.view_settings.view_transform = 'Raw'
    scene.render.image_settings.file_format = 'OPEN_EXR'
    scene.render.image_settings.color_depth = '32'
    layer = scene.view_layers[0]
    layer.use_pass_diffuse_direct = layer.use_pass_diffuse_indirect = True
    layer.use_pass_glossy_direct = layer.use_pass_glossy_indirect = layer.use_pass_normal = True


def pixels(file):
    image = bpy.data.images.load(file)
    image.colorspace_settings.name = 'Non-Color'
    width, height = image.size
    values = numpy.empty(width * height * 4, numpy.float32)
    image.pixels.foreach_get(values)
    os.remove(file)
    return values.reshape(height, width, 4)[::-1]


def render(file, size):
    scene = bpy.context.scene
    scene.render.resolution_x, scene.render.resolution_y = WIDTH * size, HEIGHT * size
    scene.render.filepath = file
    bpy.ops.render.render(write_still=True)
    return pixels(file)


def render_light(folder):
    """Light, highlights and normals, with the cut-out."""
    scene = bpy.context.scene
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers, composite = tree.nodes.new('CompositorNodeRLayers'), tree.nodes.new('CompositorNodeComposite')
    tree.links.new(layers.outputs[0], composite.inputs[0])
    output = tree.nodes.new('CompositorNodeOutputFile')
    output.base_path = folder
    output.format.file_format, output.format.color_depth = 'OPEN_EXR', '16'
    output.file_slots.clear()
    names = ['DiffDir', 'DiffInd', 'GlossDir', 'GlossInd', 'Normal']
    for name in names:
        output.file_slots.new('pass-%s-' % name)
        tree.links.new(layers.outputs[name], output.inputs[-1])
    combined = render(os.path.join(folder, 'combined.exr'), 1)
    scene.use_nodes = False
    passes = {name: pixels(glob.glob(os.path.join(folder, 'pass-%s-*.exr' % name))[0])[..., :3] for name in names}
    return {
        'alpha': combined[..., 3],
        'light': (passes['DiffDir'] + passes['DiffInd']).mean(-1),
        'gloss': (passes['GlossDir'] + passes['GlossInd']).mean(-1),
        'normal': passes['Normal'],
    }


def main():
    options = arguments()
    with open(os.path.join(options.folder, 'scene.json')) as file:
        scene = json.load(file)
    bpy.ops.wm.read_factory_settings(use_empty=True)
    slots = import_garment(options.folder, scene)
    for button in scene['buttons']:
        slots += add_button(button)
    turn_round(options.yaw)
    least, most = bounds()
    middle = (least + most) / 2
    height = max((most[2] - least[2]) / FILLED_HEIGHT, (most[0] - least[0]) / FILLED_WIDTH * HEIGHT / WIDTH)
    set_up_camera(middle, height)
    set_up_light(middle, most[1], height)
    set_up_cycles()
    materials = Materials(options.folder, scene)

    def dress(kind):
        for thing, slot, part in slots:
            thing.material_slots[slot].material = materials.of(kind, part)

    cycles = bpy.context.scene.cycles
    dress('lit')
    cycles.samples = options.samples
    passes = render_light(options.folder)
    dress('marked')
    cycles.samples, cycles.max_bounces = 8, 0
    passes['marks'] = render(os.path.join(options.folder, 'marks.exr'), 1)[..., :3]
    dress('placed')
    cycles.samples, cycles.pixel_filter_type, cycles.filter_width = 1, 'BOX', 0.01
    passes['cloth'] = render(os.path.join(options.folder, 'cloth.exr'), 2)
    for name, values in passes.items():
        values.astype('<f4').tofile(os.path.join(options.folder, '%s.%s.f32' % (options.view, name)))


main()
