// Runs the end-to-end tests. Before that, finds or installs a browser, and builds the shop if needed. Passes
// its arguments on to `playwright test`.
import { spawn } from 'node:child_process';
import { root } from '../bench/pages/shops.ts';
import { ensureBrowser } from './setup/browser.ts';
import { ensureBuilt } from './setup/build.ts';
import { programCommand, projectEnvironment } from './setup/install.mjs';
import { orSentence } from './setup/or-sentence.ts';

const browser = await orSentence(ensureBrowser);
await orSentence(ensureBuilt);
const child = spawn(...programCommand('playwright', ['test', ...process.argv.slice(2)]), {
  cwd: root,
  stdio: 'inherit',
  env: projectEnvironment({ CHROMIUM_PATH: browser }),
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => process.exit(code ?? 1));
