// Finds a Chromium for the end-to-end tests, and installs Debian's when there is none.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fail } from './install.mjs';

const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

function run(command, args) {
  return spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
}

async function find() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return existsSync(named) ? named : fail(`CHROMIUM_PATH names ${named}, which does not exist.`);
  const usual = USUAL_PLACES.find((place) => existsSync(place));
  if (usual) return usual;
  const { chromium } = await import('playwright');
  const own = chromium.executablePath();
  return existsSync(own) ? own : undefined;
}

/** Path of a Chromium. Installs one by apt-get as root, else asks for one in a sentence. */
export async function ensureBrowser() {
  const found = await find();
  if (found) return found;
  if (process.platform === 'linux' && process.getuid?.() === 0) {
    console.log('Installing Chromium…');
    run('apt-get', ['update', '-qq']);
    if (run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'])) {
      const installed = await find();
      if (installed) return installed;
    }
  }
  return fail('No Chromium was found: install one, or name it in CHROMIUM_PATH.');
}
