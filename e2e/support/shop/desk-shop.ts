import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { freePort } from '../../../tests/support/free-port.ts';
import { test as base } from '../test.ts';
import { openShop } from './open-shop.ts';
import type { ShopServer } from './server.ts';

const run = promisify(execFile);

type DeskShop = { server: ShopServer; deskUrl: string; invitation: string };

/** A shop with its desk, and the link of a manager who was invited to it. */
export const test = base.extend<object, { shop: DeskShop; deskUrl: string; invitation: string }>({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern.
    async ({}, use) => {
      const port = String(await freePort());
      const deskUrl = `http://localhost:${port}`;
      let invitation = '';
      const { server, close } = await openShop({
        settings: { DESK_PORT: port },
        prepare: async (dataDir) => {
          const args = ['backend/cli/operators.ts', 'invite', 'Мария Орлова', '--role', 'manager'];
          const { stdout } = await run(process.execPath, args, {
            env: { ...process.env, DATA_DIR: dataDir, DESK_PORT: port },
          });
          invitation = stdout.trim().split('\n').at(-1) ?? '';
        },
      });
      await use({ server, deskUrl, invitation });
      await close();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  server: [({ shop }, use) => use(shop.server), { scope: 'worker' }],
  deskUrl: [({ shop }, use) => use(shop.deskUrl), { scope: 'worker' }],
  invitation: [({ shop }, use) => use(shop.invitation), { scope: 'worker' }],
});

/** Gives the browser of a page an authenticator that verifies its user without asking. */
export async function addAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}
