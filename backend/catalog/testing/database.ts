import { afterAll } from 'vitest';
import { seedDemo } from '../../../demo/seed/seed.ts';
import type { Database } from '../../platform/db/client.ts';
import { freshDatabase } from '../../platform/testing/database.ts';
import { testCatalog, testNow } from './catalog.ts';

/** A database that holds the small shop, for all tests of the file that opens it at its top; closed after them. */
export async function openSmallShop(): Promise<Database> {
  const { db, close } = await freshDatabase();
  afterAll(close);
  await seedDemo(db, { catalog: testCatalog(), now: testNow });
  return db;
}
