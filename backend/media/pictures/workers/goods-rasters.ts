import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import { type Cutout, colourCutout, ontoBackdrop } from '../colouring/colour.ts';
import type { Raster } from '../colouring/encode.ts';
import { colourLarge, ENLARGED, loadFineParts } from '../colouring/large-edition.ts';
import { loadMapSet, loadShadow, type MapSet } from '../colouring/map-set.ts';
import { loadSmallEdition, type SmallEdition } from '../colouring/small-edition.ts';
import { type CroppedView, type DrawnView, isCropped, readViews } from '../colouring/view-file.ts';
import type { GoodsJob, WorkerData } from './messages.ts';

/**
 * Maximum numbers of items in the caches of a worker. The decoded image maps of a view take about 13 MB, a
 * cutout 5 MB, a picture of goods 3 MB.
 */
const KEPT_SETS = 3;
const KEPT_CUTOUTS = 8;
const KEPT_RASTERS = 6;
/**
 * The same limits for small editions of image maps (about 3 MB each) and for pictures made from them (0.6 MB
 * each).
 */
const KEPT_SMALL_SETS = 6;
const KEPT_SMALL_RASTERS = 4;
/** The same limit for pictures made from large editions. Each takes up to 13 MB. */
const KEPT_LARGE_RASTERS = 2;

/** Decodes and colours views of goods. Caches results that the next jobs are likely to need. */
export function openGoodsRasters({ mapsDir, looks }: Pick<WorkerData, 'mapsDir' | 'looks'>) {
  const views = readViews(mapsDir);
  const sets = new LRUCache<string, Promise<MapSet>>({ max: KEPT_SETS });
  const cutouts = new LRUCache<string, Promise<Cutout>>({ max: KEPT_CUTOUTS });
  const rasters = new LRUCache<string, Promise<Raster>>({ max: KEPT_RASTERS });
  const smallSets = new LRUCache<string, Promise<SmallEdition>>({ max: KEPT_SMALL_SETS });
  const smallRasters = new LRUCache<string, Promise<Raster>>({ max: KEPT_SMALL_RASTERS });
  const largeRasters = new LRUCache<string, Promise<Raster>>({ max: KEPT_LARGE_RASTERS });
  let colourings = 0;

  function lookOf(lookId: string) {
    const look = looks[lookId];
    if (!look) throw new Error(`No look ${lookId}`);
    return look;
  }

  function viewOf(silhouette: string, name: string) {
    const view = views.get(silhouette)?.get(name);
    if (!view) throw new Error(`No view ${silhouette}/${name}`);
    return view;
  }

  const mapSet = (silhouette: string, name: string, view: DrawnView) =>
    cached(sets, `${silhouette}/${name}`, () => loadMapSet(mapsDir, silhouette, name, view));

  function cutout(silhouette: string, name: string, lookId: string): Promise<Cutout> {
    return cached(cutouts, `${silhouette}/${name}/${lookId}`, async () => {
      const look = lookOf(lookId);
      const view = viewOf(silhouette, name);
      if (isCropped(view)) throw new Error(`${silhouette}/${name} is a crop and has no maps of its own`);
      colourings += 1;
      return colourCutout(await mapSet(silhouette, name, view), look);
    });
  }

  async function goods(silhouette: string, name: string, lookId: string): Promise<Raster> {
    const view = viewOf(silhouette, name);
    if (isCropped(view)) {
      const whole = await cached(rasters, `${silhouette}/${view.of}/${lookId}`, () =>
        goods(silhouette, view.of, lookId),
      );
      return cropOf(whole, view.crop);
    }
    const [cut, shadow] = await Promise.all([
      cutout(silhouette, name, lookId),
      loadShadow(mapsDir, silhouette, name, view),
    ]);
    return { data: ontoBackdrop(cut, view.tint, shadow), width: view.width, height: view.height };
  }

  /** Makes a picture of a view in the size of a card from its small edition. */
  function smallGoods(silhouette: string, name: string, lookId: string, view: DrawnView): Promise<Raster> {
    return cached(smallRasters, `${silhouette}/${name}/${lookId}`, async () => {
      const look = lookOf(lookId);
      const key = `${silhouette}/${name}`;
      const { set, shadow } = await cached(smallSets, key, () =>
        loadSmallEdition(mapsDir, silhouette, name, view),
      );
      colourings += 1;
      const { width, height } = set.view;
      return { data: ontoBackdrop(colourCutout(set, look), view.tint, shadow), width, height, reduced: true };
    });
  }

  /** Makes a picture of a view, or of a crop of it, in twice the size of its image maps. */
  function largeGoods(silhouette: string, name: string, lookId: string): Promise<Raster> {
    return cached(largeRasters, `${silhouette}/${name}/${lookId}`, async () => {
      const look = lookOf(lookId);
      const view = viewOf(silhouette, name);
      const of = isCropped(view) ? view.of : name;
      const drawn = viewOf(silhouette, of);
      if (isCropped(drawn)) throw new Error(`${silhouette}/${of} is a crop and has no maps of its own`);
      const [set, shadow, fineParts] = await Promise.all([
        mapSet(silhouette, of, drawn),
        loadShadow(mapsDir, silhouette, of, drawn),
        loadFineParts(mapsDir, silhouette, of),
      ]);
      colourings += 1;
      const { x, y, width } = isCropped(view) ? view.crop : { x: 0, y: 0, width: drawn.width };
      const [left, top] = [x * ENLARGED, y * ENLARGED];
      const box = { left, top, width: width * ENLARGED, height: Math.round((width * ENLARGED * 4) / 3) };
      return colourLarge({ set, shadow, fineParts }, look, box);
    });
  }

  function goodsRaster({ silhouette, view: name, lookId, edition }: GoodsJob): Promise<Raster> {
    if (edition === 'large') return largeGoods(silhouette, name, lookId);
    const view = viewOf(silhouette, name);
    if (edition === 'small' && !isCropped(view)) return smallGoods(silhouette, name, lookId, view);
    return cached(rasters, `${silhouette}/${name}/${lookId}`, () => goods(silhouette, name, lookId));
  }

  return { views, lookOf, cutout, goodsRaster, colourings: () => colourings };
}

/** Cuts a crop out of a picture of a view. Views have the ratio 3:4. */
async function cropOf(whole: Raster, { x, y, width }: CroppedView['crop']): Promise<Raster> {
  const height = Math.round((width * 4) / 3);
  const data = await sharp(whole.data, { raw: { width: whole.width, height: whole.height, channels: 3 } })
    .extract({ left: x, top: y, width, height })
    .raw()
    .toBuffer();
  return { data, width, height };
}

/**
 * Returns the cached promise for a key, or calls `make` and caches its promise. A promise that rejects is
 * removed from the cache.
 */
export async function cached<Value>(
  kept: LRUCache<string, Promise<Value>>,
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
