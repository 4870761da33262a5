import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hangs } from './demo/hangs.ts';
import { looks } from './demo/looks.ts';
import { offeredPictures } from './demo/offered-pictures.ts';
import { outfits } from './demo/outfits.ts';
import { scenes } from './demo/scenes.ts';
import { createOwnPictures, isOwnPicture } from './own-pictures/own-pictures.ts';
import { createPictures, type Pictures, readFrom } from './pictures/pictures.ts';
import { loggedCause } from './platform/logged-cause.ts';
import type { Logger } from './platform/logger.ts';

/**
 * All pictures of the shop: those of the demo goods, drawn on demand and kept in `<dataDir>/pictures`, and a retailer's
 * own, whose originals lie in `<dataDir>/own-pictures` and whose sizes are kept in `<dataDir>/own-pictures-resized`.
 */
export function openPictures({ dataDir, logger }: { dataDir: string; logger: Logger }): Pictures {
  const onError = (error: unknown) => logger.error({ cause: loggedCause(error) }, 'a picture failed');
  const own = createOwnPictures({
    dir: join(dataDir, 'own-pictures'),
    cacheDir: join(dataDir, 'own-pictures-resized'),
    onError,
  });
  const drawn = createPictures({
    mapsDir: fileURLToPath(new URL('./demo/maps', import.meta.url)),
    looks,
    cacheDir: join(dataDir, 'pictures'),
    hangs,
    scenes,
    outfits: outfits(),
    offered: offeredPictures(),
    onError,
    onMissing: (address) =>
      logger.warn({ cause: { name: 'MissingPicture', message: address } }, 'a picture is missing'),
  });
  const fetch: Pictures['fetch'] = (request) =>
    isOwnPicture(request) ? own.fetch(request) : drawn.fetch(request);
  return { ...drawn, fetch, share: (page) => drawn.share(page, readFrom({ fetch })) };
}
