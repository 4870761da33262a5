import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { looks } from './demo/looks.ts';
import { offeredPictures } from './demo/offered-pictures.ts';
import { createPictures, type Pictures } from './pictures/pictures.ts';
import { loggedCause } from './platform/logged-cause.ts';
import type { Logger } from './platform/logger.ts';

/** Pictures of the demo goods, drawn on demand and kept in `<dataDir>/pictures`. */
export function openPictures({ dataDir, logger }: { dataDir: string; logger: Logger }): Pictures {
  return createPictures({
    mapsDir: fileURLToPath(new URL('./demo/maps', import.meta.url)),
    looks,
    cacheDir: join(dataDir, 'pictures'),
    offered: offeredPictures(),
    onError: (error) => logger.error({ cause: loggedCause(error) }, 'a picture failed'),
  });
}
