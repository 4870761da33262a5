// Finds a Chromium for the end-to-end tests and the screenshots.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { SetupError } from './install.mjs';

/**
 * Debian package of Chromium's headless shell, and the path that it installs. With it the tests use a third
 * less CPU time than with the full browser.
 */
const HEADLESS = { package: 'chromium-headless-shell', place: '/usr/bin/chromium-headless-shell' };

/**
 * Fonts with the same metrics as Arial. The shop's fallback font is adjusted to these metrics; without them,
 * the tests that measure layout shifts fail.
 */
const FONTS = { package: 'fonts-liberation', place: '/usr/share/fonts/truetype/liberation' };

const USUAL_PLACES = [
  HEADLESS.place,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

type Places = { named?: string | undefined; usual?: readonly string[]; own?: string };

/**
 * Finds a Chromium and returns its path: that in CHROMIUM_PATH, else one installed on the machine, else
 * Playwright's own.
 * @throws SetupError if CHROMIUM_PATH names a file that does not exist
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
 * Returns the path of a Chromium. As root on Debian, it first installs missing fonts, and the headless
 * Chromium if none is found (in CI, even if another is found).
 * @throws SetupError if there is no Chromium
 */
export function ensureBrowser(): string {
  const isBrowserWanted = findBrowser() === undefined || (process.env.CI && !existsSync(HEADLESS.place));
  if (canInstall()) {
    if (isBrowserWanted) install('Chromium', [HEADLESS.package, 'chromium']);
    if (!existsSync(FONTS.place)) install('fonts', [FONTS.package]);
  }
  const found = findBrowser();
  if (found === undefined)
    throw new SetupError(
      'No Chromium was found: install one ("npx playwright install chromium"), or name it in CHROMIUM_PATH.',
    );
  return found;
}

const canInstall = () =>
  process.platform === 'linux' && process.getuid?.() === 0 && !process.env.CHROMIUM_PATH;

/** Tries to install the packages one after the other, until one of them succeeds. */
function install(what: string, packages: readonly string[]): void {
  console.log(`Installing ${what}…`);
  const apt = (...args: string[]) =>
    spawnSync('apt-get', [...args, '-qq'], { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
  apt('update');
  const isInstalled = packages.some((name) => apt('install', '-y', '--no-install-recommends', name));
  if (!isInstalled) console.log(`The installation of ${what} failed.`);
}
