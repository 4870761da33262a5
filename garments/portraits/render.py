"""Renders portraits of the demo's stores, and still lifes.

blender -b --python-exit-code 1 -P garments/portraits/render.py -- <garments> <folder> [--samples 32]
<name:width:height>…

`<garments>` contains the cloths that make.ts drapes. Places of one kind share their light: it is rendered once and
stored in `<folder>/<kind>-<width>.npz`, and each place gets its own colours. Writes the bytes of a picture to
`<name>.rgb`."""
import argparse
import os
import sys
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import bpy
import numpy as np

from stills import STILLS
from stores import STORES
from studio import even_out, goods, picture

parser = argparse.ArgumentParser()
parser.add_argument("garments")
parser.add_argument("folder")
parser.add_argument("pictures", nargs="+")
parser.add_argument("--samples", type=int, default=32)
options = parser.parse_intermixed_args(sys.argv[sys.argv.index("--") + 1 :])

PLACES = {**STORES, **STILLS}
for wanted in options.pictures:
    name, width, height = wanted.split(":")
    started = time.time()
    bpy.ops.wm.read_factory_settings(use_empty=True)
    goods.kept.clear()
    kind, make, look = PLACES[name]
    make(goods.Garments(options.garments))
    picture.set_up(int(width), int(height))
    kept = os.path.join(options.folder, "%s-%s.npz" % (kind, width))
    if not os.path.exists(kept):
        np.savez(kept, **even_out.light_of(picture.light(options.folder, name, options.samples)))
    colours = picture.colours(options.folder, name)
    even_out.developed(even_out.composed(np.load(kept), colours), **look).tofile(os.path.join(options.folder, name + ".rgb"))
    print("%s: %.0f s, %.0f of them of the processor" % (name, time.time() - started, time.process_time()), flush=True)
