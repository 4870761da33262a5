"""Models and renders one set of goods: nice -n 10 blender -b -P garments/drape/modelled/make.py -- <goods> <folder> [preview] [view…]"""

import importlib
import json
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit.scene import render

name, folder, *rest = sys.argv[sys.argv.index("--") + 1 :]
preview = "preview" in rest
wanted = [view for view in rest if view != "preview"]
goods = importlib.import_module(name.replace("-", "_"))
for view, (pieces, shot) in goods.views().items():
    if wanted and view not in wanted:
        continue
    out = os.path.join(folder, name, view)
    shot = {"samples": 6 if preview else 14, "scale": 0.5 if preview else 1.0, "preview": preview, **shot}
    size = render(pieces, out, **shot)
    with open(os.path.join(out, "planes.json"), "w") as file:
        json.dump({"clothSize": size, "scale": shot["scale"]}, file)
