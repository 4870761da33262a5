// Runs the end-to-end tests. First finds or installs a browser, and builds the shop if needed. Takes the
// arguments of `playwright test`.
import { spawn } from 'node:child_process';
import { root } from '../bench/pages/shops.ts';
import { ensureBrowser } from './setup/browser.ts';
import { ensureBuilt } from './setup/build.ts';
import { projectEnvironment } from './setup/install.mjs';
import { orSentence } from './setup/or-sentence.ts';

const browser = await orSentence(ensureBrowser);
await orSentence(ensureBuilt);
const child = spawn('playwright', ['test', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  env: projectEnvironment({ CHROMIUM_PATH: browser }),
  shell: process.platform === 'win32',
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => process.exit(code ?? 1));
