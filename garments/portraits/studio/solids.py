"""Basic solids for rooms and furniture; x to the right, y away from the camera, z up, in metres."""

import math

import bmesh
import bpy


def link(thing, material=None):
    bpy.context.scene.collection.objects.link(thing)
    if material:
        thing.data.materials.append(material)
    return thing


def mesh(name, vertices, faces, material, smooth=False):
    data = bpy.data.meshes.new(name)
    data.from_pydata(vertices, [], faces)
    if smooth:
        for polygon in data.polygons:
            polygon.use_smooth = True
    return link(bpy.data.objects.new(name, data), material)


def box(low, high, material, edge=0.003, segments=2):
    """A block between two corners with bevelled edges."""
    shape = bmesh.new()
    bmesh.ops.create_cube(shape, size=1)
    for vertex in shape.verts:
        for axis in range(3):
            vertex.co[axis] = (vertex.co[axis]) * (high[axis] - low[axis])
    if edge:
        bmesh.ops.bevel(shape, geom=shape.edges[:], offset=edge, segments=segments, profile=0.5, affect="EDGES")
    data = bpy.data.meshes.new("box")
    shape.to_mesh(data)
    shape.free()
    thing = bpy.data.objects.new("box", data)
    thing.location = [(low[axis] + high[axis]) / 2 for axis in range(3)]
    return link(thing, material)


def plane(low, high, material):
    """A sheet between two corners that share one coordinate."""
    (x, y, z), (u, v, w) = low, high
    if x == u:
        corners = [(x, y, z), (x, v, z), (x, v, w), (x, y, w)]
    elif y == v:
        corners = [(x, y, z), (u, y, z), (u, y, w), (x, y, w)]
    else:
        corners = [(x, y, z), (u, y, z), (u, v, z), (x, v, z)]
    return mesh("plane", corners, [(0, 1, 2, 3)], material)


def tube(points, radius, material, closed=False):
    """A rod or wire along points."""
    curve = bpy.data.curves.new("tube", "CURVE")
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution, curve.use_fill_caps = "3D", radius, 6, True
    spline = curve.splines.new("POLY")
    spline.points.add(len(points) - 1)
    for point, place in zip(spline.points, points):
        point.co = (*place, 1)
    spline.use_cyclic_u = closed
    return link(bpy.data.objects.new("tube", curve), material)


def turned(profile, place, material, ring=64):
    """A body of revolution: a profile of (radius, height) around the vertical axis."""
    vertices = [
        (radius * math.cos(2 * math.pi * k / ring), radius * math.sin(2 * math.pi * k / ring), height)
        for radius, height in profile
        for k in range(ring)
    ]
    faces = [
        (row * ring + k, row * ring + (k + 1) % ring, (row + 1) * ring + (k + 1) % ring, (row + 1) * ring + k)
        for row in range(len(profile) - 1)
        for k in range(ring)
    ]
    thing = mesh("turned", vertices, faces, material, smooth=True)
    thing.data.use_auto_smooth = True
    thing.data.auto_smooth_angle = math.radians(40)
    thing.location = place
    return thing


def arch(middle, width, spring, count=48):
    """The outline of an arched opening in the plane of the wall, from the floor around the arch: (x, z)."""
    radius = width / 2
    turn = [math.pi - math.pi * k / count for k in range(count + 1)]
    head = [(middle + radius * math.cos(a), spring + radius * math.sin(a)) for a in turn]
    return [(middle - radius, -0.02), *head, (middle + radius, -0.02)]


def opening(low, high):
    """The outline of a rectangular opening: two corners (x, z)."""
    return [(low[0], low[1]), (low[0], high[1]), (high[0], high[1]), (high[0], low[1])]


def wall(low, high, holes, front, thickness, material):
    """A vertical wall with openings: corners and outlines are (x, z), its face is at y = front."""
    curve = bpy.data.curves.new("wall", "CURVE")
    curve.dimensions, curve.fill_mode, curve.extrude, curve.bevel_depth = "2D", "BOTH", thickness / 2 - 0.006, 0.006
    curve.bevel_resolution = 3
    for outline in [opening(low, high), *holes]:
        spline = curve.splines.new("POLY")
        spline.points.add(len(outline) - 1)
        for point, (x, z) in zip(spline.points, outline):
            point.co = (x, z, 0, 1)
        spline.use_cyclic_u = True
    thing = link(bpy.data.objects.new("wall", curve), material)
    thing.rotation_euler = (math.pi / 2, 0, 0)
    thing.location = (0, front + thickness / 2, 0)
    return thing


def curtain(left, right, y, top, bottom, material, folds, chance, depth=0.05):
    """Cloth that hangs in folds; the folds widen and lean a little towards the bottom."""
    columns, rows = 90 * folds // 4, 24
    phases = [chance.uniform(-0.5, 0.5) for _ in range(folds + 2)]
    sizes = [chance.uniform(0.65, 1.2) for _ in range(folds + 2)]
    vertices = []
    for row in range(rows + 1):
        down = row / rows
        for column in range(columns + 1):
            share = column / columns
            fold = share * folds
            at = int(fold)
            blend = fold - at
            blend = blend * blend * (3 - 2 * blend)
            phase = phases[at] * (1 - blend) + phases[at + 1] * blend
            size = sizes[at] * (1 - blend) + sizes[at + 1] * blend
            angle = 2 * math.pi * fold + phase * (0.3 + 1.6 * down)
            wide = depth * size * (0.55 + 0.55 * down)
            x = left + (right - left) * share + 0.35 * wide * math.sin(2 * angle)
            vertices.append((x, y + wide * math.sin(angle), top + (bottom - top) * down))
    across = columns + 1
    faces = [
        (row * across + column, row * across + column + 1, (row + 1) * across + column + 1, (row + 1) * across + column)
        for row in range(rows)
        for column in range(columns)
    ]
    return mesh("curtain", vertices, faces, material, smooth=True)
