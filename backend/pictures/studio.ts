import sharp from 'sharp';
import { colourMapSet } from './colour.ts';
import { encodePicture, type Raster } from './encode.ts';
import { loadMapSet, type MapSet } from './map-set.ts';
import { colouringKey, type PictureJob, type WorkerData } from './messages.ts';
import { Recent } from './recent.ts';
import { isCropped, readViews } from './view-file.ts';

/** Decoded sets are about 13 MB each, coloured rasters 3 MB. */
const KEPT_SETS = 5;
const KEPT_RASTERS = 6;

/** What one worker does: decode, colour, encode, keeping what the next job is likely to need. */
export function openStudio({ mapsDir, looks }: WorkerData) {
  const views = readViews(mapsDir);
  const sets = new Recent<Promise<MapSet>>(KEPT_SETS);
  const rasters = new Recent<Promise<Raster>>(KEPT_RASTERS);

  async function remembered<Value>(
    kept: Recent<Promise<Value>>,
    key: string,
    make: () => Promise<Value>,
  ): Promise<Value> {
    const known = kept.get(key);
    if (known) return known;
    const made = make();
    kept.set(key, made);
    made.catch(() => kept.delete(key));
    return made;
  }

  function viewOf(silhouette: string, name: string) {
    const view = views.get(silhouette)?.get(name);
    if (!view) throw new Error(`No view ${silhouette}/${name}`);
    return view;
  }

  async function colour(silhouette: string, name: string, lookId: string): Promise<Raster> {
    const look = looks[lookId];
    if (!look) throw new Error(`No look ${lookId}`);
    const view = viewOf(silhouette, name);
    if (isCropped(view)) {
      const whole = await remembered(rasters, `${silhouette}/${view.of}/${lookId}`, () =>
        colour(silhouette, view.of, lookId),
      );
      const { x, y, width } = view.crop;
      const height = Math.round((width * 4) / 3);
      const data = await sharp(whole.data, { raw: { width: whole.width, height: whole.height, channels: 3 } })
        .extract({ left: x, top: y, width, height })
        .raw()
        .toBuffer();
      return { data, width, height };
    }
    const set = await remembered(sets, `${silhouette}/${name}`, () =>
      loadMapSet(mapsDir, silhouette, name, view),
    );
    return { data: colourMapSet(set, look), width: view.width, height: view.height };
  }

  return {
    /** Makes one file. `coloured` tells whether the colouring was new or still at hand. */
    async make(job: PictureJob): Promise<{ bytes: Uint8Array<ArrayBuffer>; coloured: boolean }> {
      const key = colouringKey(job);
      const coloured = rasters.get(key) === undefined;
      const raster = await remembered(rasters, key, () => colour(job.silhouette, job.view, job.lookId));
      return { bytes: await encodePicture(raster, job.width, job.format), coloured };
    },
  };
}
