import { readBackendConfig } from '../config.ts';
import { openDatabase } from '../platform/db/client.ts';
import type { Database } from '../platform/db/database.ts';
import { silentLogger as logger } from '../platform/log/logger.ts';
import { readVariables } from '../variables.ts';
import { print } from './terminal/print.ts';

/** Runs a command on the shop's database, and prints the lines that it returns. */
export async function runOnDatabase(command: (db: Database) => Promise<readonly string[]>): Promise<void> {
  const { dataDir, databaseUrl } = readBackendConfig(readVariables());
  const database = await openDatabase({ dataDir, databaseUrl, logger });
  try {
    for (const line of await command(database.db)) print(line);
  } finally {
    await database.close();
  }
}
