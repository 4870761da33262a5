// Starts Prism with the contract's examples and the dev server in front of it. Ctrl+C stops both.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { startPrism } from '../mocks/prism/start-prism.ts';

const port = Number(process.env.PRISM_PORT ?? 4010);

const prism = await startPrism({ port }).catch((error) => {
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
// A terminal sends Ctrl+C to both processes. A signal that only this process gets is passed on, so that the
// dev server stops too.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => vite.kill(signal));

const [code] = await once(vite, 'exit');
await prism.stop();
process.exit(code ?? 0);
