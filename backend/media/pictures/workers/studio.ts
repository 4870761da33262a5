import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import { encodePicture, type Raster } from '../colouring/encode.ts';
import { flatCloth } from '../colouring/flat-cloth.ts';
import { composeScene } from '../scenes/compose.ts';
import { cached, openGoodsRasters } from './goods-rasters.ts';
import type { ClothJob, GoodsJob, PictureJob, SceneJob, ShareJob, WorkerData } from './messages.ts';

// Switches off the threads and the cache of the image library: there is already one worker per core, and this
// module has its own caches.
sharp.concurrency(1);
sharp.cache(false);

/** Maximum number of cached scenes. Each takes up to 11 MB. */
const KEPT_SCENES = 2;

/**
 * Encoding quality of scenes, 0 to 100. Goods have a lower quality, in which a large plain wall would look
 * blotchy.
 */
const SCENE_QUALITY = 70;

/**
 * Makes pictures inside a worker: decodes image maps, colours and composes them, and encodes the result.
 * Caches what the next jobs are likely to need.
 */
export function openStudio({ mapsDir, looks }: WorkerData) {
  const { views, lookOf, cutout, goodsRaster, colourings } = openGoodsRasters({ mapsDir, looks });
  const composed = new LRUCache<string, Promise<Raster>>({ max: KEPT_SCENES });

  async function goodsFile(job: GoodsJob) {
    const { width, format } = job;
    const raster = await goodsRaster(job);
    return encodePicture(raster, { width, height: Math.round((width * 4) / 3) }, format);
  }

  /**
   * Draws the scene in the requested size instead of scaling it down, so that a small picture takes little
   * time.
   */
  async function sceneFile({ name, scene, width, format }: SceneJob) {
    const raster = await cached(composed, `${name} ${width}`, () => composeScene(scene, width, cutout));
    return encodePicture(raster, raster, format, SCENE_QUALITY);
  }

  function clothFile({ lookId, width, format }: ClothJob) {
    const cloth = flatCloth(lookOf(lookId), width);
    return encodePicture(cloth, cloth, format);
  }

  /** The font and its parser are loaded when they are first used, because most jobs do not need them. */
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
     * Draws a card and discards it. After that, code is compiled and files are cached, so the first job is as
     * fast as later ones. Never rejects.
     */
    async rehearse(): Promise<void> {
      const [silhouette] = [...views].find(([, ofIt]) => ofIt.has('front')) ?? [];
      const [lookId] = Object.keys(looks);
      if (silhouette === undefined || lookId === undefined) return;
      const card = { kind: 'goods', silhouette, view: 'front', lookId, width: 400, format: 'avif' } as const;
      await goodsFile({ ...card, edition: 'small' }).catch(() => undefined);
    },
    /** Makes one file. `coloured` is false if the coloured picture was already in the cache. */
    async make(job: PictureJob): Promise<{ bytes: Uint8Array<ArrayBuffer>; coloured: boolean }> {
      const before = colourings();
      const bytes = await fileOf(job);
      return { bytes, coloured: colourings() > before };
    },
  };
}
