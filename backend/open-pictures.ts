import { join } from 'node:path';
import type { DemoShop } from './demo-shop.ts';
import { createOwnPictures, isOwnPicture } from './media/own-pictures/own-pictures.ts';
import { createPictures, type Pictures, readFrom } from './media/pictures/pictures.ts';
import { loggedCause } from './platform/log/logged-cause.ts';
import type { Logger } from './platform/log/logger.ts';

/**
 * All pictures of the shop: those of the demo goods, drawn on demand and stored in `<dataDir>/pictures`, and
 * the retailer's own, with originals in `<dataDir>/own-pictures` and resized files in
 * `<dataDir>/own-pictures-resized`.
 */
export function openPictures({
  dataDir,
  logger,
  demo,
}: {
  dataDir: string;
  logger: Logger;
  /** The demo shop whose goods are drawn; if undefined, no pictures are drawn. */
  demo: DemoShop | undefined;
}): Pictures {
  const onError = (error: unknown) => logger.error({ cause: loggedCause(error) }, 'a picture failed');
  const own = createOwnPictures({
    dir: join(dataDir, 'own-pictures'),
    cacheDir: join(dataDir, 'own-pictures-resized'),
    shipped: demo?.ownPictures,
    onError,
  });
  const drawn = createPictures({
    ...(demo?.pictures ?? { mapsDir: join(dataDir, 'map-sets'), looks: {} }),
    cacheDir: join(dataDir, 'pictures'),
    onError,
    onMissing: (address) =>
      logger.warn({ cause: { name: 'MissingPicture', message: address } }, 'a picture is missing'),
  });
  const fetch: Pictures['fetch'] = (request) =>
    isOwnPicture(request) ? own.fetch(request) : drawn.fetch(request);
  return { ...drawn, fetch, share: (page) => drawn.share(page, readFrom({ fetch })) };
}
