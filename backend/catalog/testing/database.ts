import { afterAll } from 'vitest';
import { seedDemo } from '../../../demo/seed/seed.ts';
import type { Database } from '../../platform/db/database.ts';
import { databaseWith } from '../../platform/testing/database.ts';
import { testCatalog, testNow } from './catalog.ts';

/** Creates a test database that contains the goods of the small shop (`testCatalog`). */
export const smallShopDatabase = databaseWith((db) => seedDemo(db, { catalog: testCatalog(), now: testNow }));

/**
 * Opens a database with the goods of the small shop for all tests of a file, and closes it after them. Call
 * it at the top level of the file.
 */
export async function openSmallShop(): Promise<Database> {
  const { db, close } = await smallShopDatabase();
  afterAll(close);
  return db;
}
