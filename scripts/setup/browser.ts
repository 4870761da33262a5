// Finds a Chromium for the end-to-end tests and the screenshots.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { SetupError } from './install.mjs';

/** Headless shell, with which the tests need a third less CPU. */
const HEADLESS = { package: 'chromium-headless-shell', place: '/usr/bin/chromium-headless-shell' };

const USUAL_PLACES = [
  HEADLESS.place,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

type Places = { named?: string | undefined; usual?: readonly string[]; own?: string };

/**
 * Path of a Chromium: the one in CHROMIUM_PATH, one installed on the machine, or Playwright's own. @throws SetupError
 * when CHROMIUM_PATH does not exist
 */
export function findBrowser({
  named = process.env.CHROMIUM_PATH,
  usual = USUAL_PLACES,
  own = chromium.executablePath(),
}: Places = {}): string | undefined {
  if (named && !existsSync(named))
    throw new SetupError(`CHROMIUM_PATH names ${named}, which does not exist.`);
  return named || [...usual, own].find((place) => existsSync(place));
}

/**
 * Path of a Chromium. As root on Debian it installs the headless one if no Chromium is found, in CI always. @throws
 * SetupError when none is available
 */
export function ensureBrowser(): string {
  const isWanted = findBrowser() === undefined || (process.env.CI && !existsSync(HEADLESS.place));
  if (isWanted && canInstall()) install();
  const found = findBrowser();
  if (found === undefined)
    throw new SetupError(
      'No Chromium was found: install one ("npx playwright install chromium"), or name it in CHROMIUM_PATH.',
    );
  return found;
}

const canInstall = () =>
  process.platform === 'linux' && process.getuid?.() === 0 && !process.env.CHROMIUM_PATH;

function install(): void {
  console.log('Installing Chromium…');
  const apt = (...args: string[]) =>
    spawnSync('apt-get', [...args, '-qq'], { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
  apt('update');
  const isInstalled = [HEADLESS.package, 'chromium'].some((name) =>
    apt('install', '-y', '--no-install-recommends', name),
  );
  if (!isInstalled) console.log('Chromium could not be installed.');
}
