// Starts Prism, which answers with the contract's examples, and a dev server that uses Prism as its API.
// Ctrl+C stops both.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { inspectVariables } from '../backend/variables.ts';
import { startPrism } from '../mocks/prism/start-prism.ts';

const port = Number(process.env.PRISM_PORT ?? 4010);
// These values must not get into the environment of the dev server, because it loads .env itself, and reloads
// it after a change.
const { PUBLIC_URL, PORT } = inspectVariables().variables;
const shop = PUBLIC_URL?.trim() || `http://localhost:${PORT?.trim() || 3000}`;

const prism = await startPrism({ port, shop }).catch((error) => {
  const reason = error.code === 'EADDRINUSE' ? `port ${port} is taken; set PRISM_PORT` : error.message;
  console.error(`The mock API cannot start: ${reason}`);
  process.exit(1);
});
console.log(`Examples of the contract: ${prism.url}`);

const vite = spawn(
  process.execPath,
  [join('node_modules', 'vite', 'bin', 'vite.js'), 'dev', ...process.argv.slice(2)],
  {
    stdio: 'inherit',
    env: { ...process.env, API_BASE_URL: prism.url },
  },
);
// The terminal sends Ctrl+C to both processes. A signal sent only to this process is passed on, so that the
// dev server stops too.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => vite.kill(signal));

const [code] = await once(vite, 'exit');
await prism.stop();
process.exit(code ?? 0);
