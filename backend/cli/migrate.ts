import { randomUUID } from 'node:crypto';
import { readBackendConfig } from '../config.ts';
import { findDemoShop } from '../demo-shop.ts';
import { createPasswords } from '../identity/auth/passwords/passwords.ts';
import { openPictures } from '../open-pictures.ts';
import { openDatabase } from '../platform/db/client.ts';
import { silentLogger as logger } from '../platform/log/logger.ts';
import { StartupError } from '../platform/startup-error.ts';
import { readVariables } from '../variables.ts';
import { asksForHelp } from './terminal/fail-command.ts';
import { print, printError } from './terminal/print.ts';

/**
 * Migrates the database of DATABASE_URL, or the embedded one in DATA_DIR. With `--demo`, adds the demo shop
 * to an empty database. In production, run this command before processes of a new version start.
 */
const USAGE = 'Usage: node backend/cli/migrate.ts [--demo]';

if (asksForHelp(process.argv.slice(2))) {
  print(USAGE);
  process.exit(0);
}
const known = process.argv.slice(2).every((argument) => argument === '--demo');
if (!known) {
  printError(USAGE);
  process.exit(2);
}

try {
  const { dataDir, databaseUrl } = readBackendConfig(readVariables());
  const database = await openDatabase({ dataDir, databaseUrl, logger });
  print(`The database (${database.kind}) has all migrations.`);
  if (process.argv.includes('--demo')) {
    const demo = await findDemoShop();
    if (!demo) throw new StartupError('This checkout has no folder demo.');
    const pictures = openPictures({ dataDir, logger, demo });
    const seeded = await demo.seed(
      { db: database.db, clock: () => new Date(), ids: () => randomUUID(), passwords: createPasswords() },
      pictures,
    );
    await pictures.close();
    print(seeded ? 'The demo shop was added.' : 'The shop already has goods; nothing was added.');
  }
  await database.close();
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  printError(error.message);
  process.exit(1);
}
