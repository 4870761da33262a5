"""The camera, daylight, and the rendering of a scene into a denoised picture."""

import glob
import math
import os

import bpy
import numpy as np
from mathutils import Vector

from . import materials, solids

COLOURS = ("DiffCol", "GlossCol")
LIGHT = ("DiffDir", "DiffInd", "GlossDir", "GlossInd", "Emit", "Env", "Normal", "Depth")


def camera(place, lens=32.0, shift=(0.0, 0.0)):
    """A level camera, so that vertical lines stay vertical."""
    data = bpy.data.cameras.new("camera")
    data.sensor_width, data.lens, data.shift_x, data.shift_y = 36, lens, *shift
    data.clip_start = 0.05
    thing = bpy.data.objects.new("camera", data)
    bpy.context.scene.collection.objects.link(thing)
    thing.location, thing.rotation_euler = place, (math.pi / 2, 0, 0)
    bpy.context.scene.camera = thing


def area(place, aim, size, power, colour="#ffffff"):
    lamp = bpy.data.lights.new("area", "AREA")
    lamp.shape, lamp.size, lamp.size_y, lamp.energy = "RECTANGLE", *size, power
    lamp.color = materials.linear(colour)[:3]
    thing = bpy.data.objects.new("area", lamp)
    bpy.context.scene.collection.objects.link(thing)
    thing.location = place
    thing.rotation_euler = (Vector(aim) - Vector(place)).to_track_quat("-Z", "Y").to_euler()
    thing.visible_camera = thing.visible_glossy = False


def sky(colour, strength):
    world = bpy.data.worlds.new("sky")
    bpy.context.scene.world = world
    world.use_nodes = True
    background = world.node_tree.nodes["Background"]
    background.inputs[0].default_value = materials.linear(colour)
    background.inputs[1].default_value = strength


def sun(strength, patch, lean=(0.75, 0.62, -0.6), columns=2, rows=3, soft=0.9, colour="#fff0da"):
    """Sunlight through a window from the upper left; `patch` is the lit area on the wall y = 0: (x, z, width, height).
    """
    lamp = bpy.data.lights.new("sun", "SUN")
    lamp.energy, lamp.angle, lamp.color = strength, math.radians(soft), materials.linear(colour)[:3]
    thing = bpy.data.objects.new("sun", lamp)
    bpy.context.scene.collection.objects.link(thing)
    way = Vector(lean).normalized()
    thing.rotation_euler = way.to_track_quat("-Z", "Y").to_euler()
    x, z, width, height = patch
    back = 4.4 / way.y
    bar = 0.05
    for side in (-1, 1):
        mask(x, z, way, back, side * (width / 2 + 3), 0, 6, 14)
        mask(x, z, way, back, 0, side * (height / 2 + 3), width + 0.02, 6)
    for column in range(1, columns):
        mask(x, z, way, back, width * (column / columns - 0.5), 0, bar, height)
    for row in range(1, rows):
        mask(x, z, way, back, 0, height * (row / rows - 0.5), width, bar)


def mask(x, z, way, back, across, up, width, height):
    """A part of the window frame, as seen from the wall, that only blocks sunlight."""
    middle = Vector((x + across, 0, z + up)) - way * back
    shape = solids.plane((-width / 2, 0, -height / 2), (width / 2, 0, height / 2), materials.plain("#000000"))
    shape.location = middle
    for ray in ("camera", "diffuse", "glossy", "transmission"):
        setattr(shape, "visible_" + ray, False)


def set_up(width, height):
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    cycles = scene.cycles
    cycles.device, cycles.use_denoising = "CPU", False
    cycles.use_adaptive_sampling, cycles.adaptive_threshold = True, 0.02
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces, cycles.transparent_max_bounces = 5, 3, 2, 8
    cycles.sample_clamp_indirect, cycles.sample_clamp_direct, cycles.blur_glossy = 2.5, 12, 1
    cycles.caustics_reflective = cycles.caustics_refractive = False
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.render.use_persistent_data = True
    scene.view_settings.view_transform = "Raw"
    scene.render.image_settings.file_format = "OPEN_EXR"
    layer = scene.view_layers[0]
    for kind in ("diffuse", "glossy"):
        for part in ("direct", "indirect", "color"):
            setattr(layer, "use_pass_%s_%s" % (kind, part), True)
    layer.use_pass_emit = layer.use_pass_environment = layer.use_pass_normal = layer.use_pass_z = True


def light(folder, name, samples):
    """Renders the light twice, each time with half of the samples and another random seed."""
    cycles = bpy.context.scene.cycles
    cycles.samples, cycles.adaptive_min_samples = max(1, samples // 2), max(1, samples // 4)
    halves = []
    for seed in (1, 2):
        cycles.seed = seed
        halves.append(rendered(folder, name, LIGHT))
    return halves


def colours(folder, name, samples=16):
    """The colours of all points, regardless of the light; needs no light bounces."""
    cycles = bpy.context.scene.cycles
    cycles.samples, cycles.max_bounces, cycles.use_adaptive_sampling = samples, 0, False
    return rendered(folder, name, COLOURS)


def rendered(folder, name, passes):
    scene = bpy.context.scene
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers, composite = tree.nodes.new("CompositorNodeRLayers"), tree.nodes.new("CompositorNodeComposite")
    tree.links.new(layers.outputs[0], composite.inputs[0])
    output = tree.nodes.new("CompositorNodeOutputFile")
    output.base_path, output.format.file_format, output.format.color_depth = folder, "OPEN_EXR", "32"
    output.file_slots.clear()
    for one in passes:
        output.file_slots.new("%s-%s-" % (name, one))
        tree.links.new(layers.outputs[one], output.inputs[-1])
    scene.render.filepath = os.path.join(folder, name + ".exr")
    bpy.ops.render.render(write_still=True)
    os.remove(scene.render.filepath)
    return {one: read(glob.glob(os.path.join(folder, "%s-%s-*.exr" % (name, one)))[0]) for one in passes}


def read(file):
    image = bpy.data.images.load(file)
    image.colorspace_settings.name = "Non-Color"
    width, height = image.size
    values = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(values)
    bpy.data.images.remove(image)
    os.remove(file)
    return values.reshape(height, width, 4)[::-1, :, :3].copy()
