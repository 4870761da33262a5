import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import { encodePicture, type Raster } from '../colouring/encode.ts';
import { flatCloth } from '../colouring/flat-cloth.ts';
import { composeScene } from '../scenes/compose.ts';
import { cached, openGoodsRasters } from './goods-rasters.ts';
import type { ClothJob, GoodsJob, PictureJob, SceneJob, ShareJob, WorkerData } from './messages.ts';

// The pool already runs one worker per core, and this module has its own caches, so the threads and caches of
// the library are switched off.
sharp.concurrency(1);
sharp.cache(false);

/** Maximum number of cached scenes. The raster of a scene takes up to 11 MB. */
const KEPT_SCENES = 2;

/** The quality of scenes. With the lower quality of goods pictures, large plain walls show blotches. */
const SCENE_QUALITY = 70;

/**
 * Makes pictures inside a worker: decodes, colours, composes and encodes. Caches data that the next jobs are
 * likely to need.
 */
export function openStudio({ mapsDir, looks }: WorkerData) {
  const { views, lookOf, cutout, goodsRaster, colourings } = openGoodsRasters({ mapsDir, looks });
  const composed = new LRUCache<string, Promise<Raster>>({ max: KEPT_SCENES });

  async function goodsFile(job: GoodsJob) {
    const { width, format } = job;
    const raster = await goodsRaster(job);
    return encodePicture(raster, { width, height: Math.round((width * 4) / 3) }, format);
  }

  /** A scene is composed at the requested size, so a small picture takes little time. */
  async function sceneFile({ name, scene, width, format }: SceneJob) {
    const raster = await cached(composed, `${name} ${width}`, () => composeScene(scene, width, cutout));
    return encodePicture(raster, raster, format, SCENE_QUALITY);
  }

  function clothFile({ lookId, width, format }: ClothJob) {
    const cloth = flatCloth(lookOf(lookId), width);
    return encodePicture(cloth, cloth, format);
  }

  /** Loads the font and its parser on first use. */
  async function shareFile({ card }: ShareJob) {
    const { composeShareCard } = await import('../scenes/share-card.ts');
    return composeShareCard(card);
  }

  function fileOf(job: PictureJob) {
    if (job.kind === 'goods') return goodsFile(job);
    if (job.kind === 'cloth') return clothFile(job);
    return job.kind === 'scene' ? sceneFile(job) : shareFile(job);
  }

  return {
    /**
     * Draws any card and discards it, so that code is compiled and files are cached before the first job
     * comes. Never rejects.
     */
    async rehearse(): Promise<void> {
      const [silhouette] = [...views].find(([, ofIt]) => ofIt.has('front')) ?? [];
      const [lookId] = Object.keys(looks);
      if (silhouette === undefined || lookId === undefined) return;
      const card = { kind: 'goods', silhouette, view: 'front', lookId, width: 400, format: 'avif' } as const;
      await goodsFile({ ...card, edition: 'small' }).catch(() => undefined);
    },
    /** Makes one file. `coloured` says whether anything was coloured rather than taken from the cache. */
    async make(job: PictureJob): Promise<{ bytes: Uint8Array<ArrayBuffer>; coloured: boolean }> {
      const before = colourings();
      const bytes = await fileOf(job);
      return { bytes, coloured: colourings() > before };
    },
  };
}
