import { readBackendConfig } from '../config.ts';
import type { Database } from '../platform/db/database.ts';
import { readVariables } from '../variables.ts';
import { openShop } from './database/open-shop.ts';
import { print } from './terminal/print.ts';

/** Calls the function with the shop's database, and prints the lines that it returns. */
export async function runOnDatabase(command: (db: Database) => Promise<readonly string[]>): Promise<void> {
  const database = await openShop(readBackendConfig(readVariables()));
  try {
    for (const line of await command(database.db)) print(line);
  } finally {
    await database.close();
  }
}
