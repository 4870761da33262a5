// One command from a fresh clone to a shop: installs when needed, builds when needed, then serves.
// The server itself migrates the database and fills the demo catalogue.
import { spawn } from 'node:child_process';
import { ensureBuilt } from './setup/build.mjs';
import { ensureInstalled, projectEnvironment, projectNode, root } from './setup/install.mjs';

function step(name, work) {
  const began = performance.now();
  if (work()) console.log(`${name}: ${((performance.now() - began) / 1000).toFixed(1)} s`);
}

step('Dependencies installed', ensureInstalled);
step('Built', ensureBuilt);

const server = spawn(projectNode(), ['server/main.ts'], {
  cwd: root,
  stdio: 'inherit',
  env: projectEnvironment({ NODE_ENV: 'production' }),
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
