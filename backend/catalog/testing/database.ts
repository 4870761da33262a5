import { afterAll } from 'vitest';
import { seedDemo } from '../../../demo/seed/seed.ts';
import type { Database } from '../../platform/db/database.ts';
import { databaseWith } from '../../platform/testing/database.ts';
import { testCatalog, testNow } from './catalog.ts';

/** A database of its own that holds the small shop. */
export const smallShopDatabase = databaseWith((db) => seedDemo(db, { catalog: testCatalog(), now: testNow }));

/** A database that holds the small shop, for all tests of the file that opens it at its top; closed after them. */
export async function openSmallShop(): Promise<Database> {
  const { db, close } = await smallShopDatabase();
  afterAll(close);
  return db;
}
