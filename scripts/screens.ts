// Takes the screenshots in docs/screens: shows pages of the built shop on a phone, a tablet and a desktop.
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { ShopServer } from '../e2e/support/shop/server.ts';
import { Shopper } from '../e2e/support/shopper.ts';
import { spawnBank } from '../mocks/bank/spawn-bank.ts';
import { freePort } from '../tests/support/free-port.ts';
import { buying } from './screens/buying.ts';
import { finding } from './screens/finding.ts';
import { folder } from './screens/shoot.ts';
import { ensureBrowser } from './setup/browser.ts';
import { ensureBuilt } from './setup/build.ts';
import { orSentence } from './setup/or-sentence.ts';

/**
 * The groups of screenshots, with the window widths in which each is taken. `npm run screens -- buying 390`
 * takes only one group in one width.
 */
const groups = {
  finding: { take: finding, widths: [390, 768, 1440] },
  buying: { take: buying, widths: [390, 1440] },
};
const heights: Readonly<Record<number, number>> = { 390: 844, 768: 1024, 1440: 900 };
const [wanted, wantedWidth] = process.argv.slice(2);

const executablePath = await orSentence(ensureBrowser);
await orSentence(ensureBuilt);
const dataDir = await mkdtemp(join(tmpdir(), 'vitrina-screens-'));
const server = new ShopServer(await freePort(), { DATA_DIR: dataDir, ...(await spawnBank()) });
await mkdir(folder, { recursive: true });
await server.start();
const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--disable-dev-shm-usage'],
});
try {
  for (const [name, { take, widths }] of Object.entries(groups)) {
    if (wanted !== undefined && wanted !== name) continue;
    for (const width of widths) {
      if (wantedWidth !== undefined && Number(wantedWidth) !== width) continue;
      const height = heights[width] ?? 0;
      const page = await browser.newPage({
        baseURL: server.url,
        viewport: { width, height },
        locale: 'ru-RU',
      });
      await take({ page, shopper: new Shopper(page), server, width, height });
      await page.close();
    }
  }
} finally {
  await browser.close();
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}
console.log(`The pictures are in ${folder}.`);
