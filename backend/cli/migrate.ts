import { randomUUID } from 'node:crypto';
import { createPasswords } from '../auth/passwords.ts';
import { readBackendConfig } from '../config.ts';
import { openDatabase } from '../db/client.ts';
import { openPictures } from '../open-pictures.ts';
import { silentLogger as logger } from '../platform/logger.ts';
import { seedShop } from '../seed-shop.ts';
import { StartupError } from '../startup-error.ts';
import { shopVariables } from './environment.ts';

/**
 * Brings the database of DATABASE_URL, or the embedded one under DATA_DIR, to the newest migration, and with
 * `--demo` puts the demo shop into an empty one. For production, before new processes start.
 */
const USAGE = 'Usage: node backend/cli/migrate.ts [--demo]';

const known = process.argv.slice(2).every((argument) => argument === '--demo');
if (!known) {
  console.error(USAGE);
  process.exit(2);
}

try {
  const { dataDir, databaseUrl } = readBackendConfig(shopVariables());
  const database = await openDatabase({ dataDir, databaseUrl, logger });
  console.log(`The database (${database.kind}) is at the newest migration.`);
  if (process.argv.includes('--demo')) {
    const pictures = openPictures({ dataDir, logger });
    const seeded = await seedShop(
      { db: database.db, clock: () => new Date(), ids: () => randomUUID(), passwords: createPasswords() },
      pictures,
    );
    await pictures.close();
    console.log(seeded ? 'The demo shop was put in.' : 'There are goods already; nothing was put in.');
  }
  await database.close();
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  console.error(error.message);
  process.exit(1);
}
