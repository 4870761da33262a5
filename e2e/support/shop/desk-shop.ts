import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { freePort } from '../../../tests/support/free-port.ts';
import { expectAccessible } from '../axe.ts';
import { expectNoSidewaysScroll } from '../layout.ts';
import { test as base } from '../test.ts';
import { openShop } from './open-shop.ts';
import type { ShopServer } from './server.ts';

const run = promisify(execFile);

type DeskShop = { server: ShopServer; deskUrl: string; invitation: string };

type DeskFixtures = {
  /** Further settings of the shop. */
  settings: Record<string, string>;
  /** Called with the data folder before the shop starts. */
  prepare: (dataDir: string) => Promise<void>;
  shop: DeskShop;
  deskUrl: string;
  invitation: string;
};

/**
 * Makes the tests of one file: of a shop with its desk, and with the link of a manager who was invited to it. Every
 * call opens a shop of its own, because a link works once.
 */
export const deskTest = () =>
  base.extend<object, DeskFixtures>({
    settings: [{}, { option: true, scope: 'worker' }],
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern.
    prepare: [({}, use) => use(async () => {}), { scope: 'worker' }],
    shop: [
      async ({ settings, prepare }, use) => {
        const port = String(await freePort());
        const deskUrl = `http://localhost:${port}`;
        let invitation = '';
        const { server, close } = await openShop({
          settings: { DESK_PORT: port, ...settings },
          prepare: async (dataDir) => {
            const args = ['backend/cli/operators.ts', 'invite', 'Мария Орлова', '--role', 'manager'];
            const { stdout } = await run(process.execPath, args, {
              env: { ...process.env, DATA_DIR: dataDir, DESK_PORT: port },
            });
            invitation = stdout.trim().split('\n').at(-1) ?? '';
            await prepare(dataDir);
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

/** Checks a screen at the widths of a phone, a tablet and a desk. */
export async function expectSound(page: Page, what: string): Promise<void> {
  for (const width of [390, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    // Lists become rows in the frame after the one in which the width changes.
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
    await expectNoSidewaysScroll(page, `${what} at ${width} px`);
    await expectAccessible(page, `${what} at ${width} px`);
  }
}
