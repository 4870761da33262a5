import { rm } from 'node:fs/promises';
import { test } from '@playwright/test';
import { freePort } from '../tests/support/free-port.ts';
import { FILLED_SHOP } from './support/shop/open-shop.ts';
import { ShopServer } from './support/shop/server.ts';

test('one shop is filled with demo data, so that the shops of other tests can start with a copy of it', async () => {
  await rm(FILLED_SHOP, { recursive: true, force: true });
  const server = new ShopServer(await freePort(), { DATA_DIR: FILLED_SHOP });
  await server.start();
  await server.stop();
  // Deletes the pictures rendered while seeding: all test shops use one shared picture folder instead.
  await rm(`${FILLED_SHOP}/pictures`, { recursive: true, force: true });
});
