import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { writeContractForPrism } from './contract-for-prism.ts';
import { createProxy } from './proxy.ts';

const PRISM = fileURLToPath(
  new URL('../../node_modules/@stoplight/prism-cli/dist/index.js', import.meta.url),
);
const HOST = '127.0.0.1';
const START_TIMEOUT_MS = 120_000;
/** How many ports are tried. Another program may take a free port before Prism does. */
const PORTS = 5;

export type RunningPrism = { url: string; stop(): Promise<void> };

/**
 * Serves the examples of the contract on a port (0 takes a free one); `stop()` ends it. Prism runs behind a
 * small proxy, which chooses examples and sets cookies.
 * @throws Error if Prism does not start within two minutes or the port is in use
 */
export async function startPrism({
  port,
  shop,
}: {
  port: number;
  /** URL of the shop that calls this API. External sign-ins return to it. */
  shop?: string;
}): Promise<RunningPrism> {
  const contract = await writeContractForPrism();
  const prism = await startOnFreePort(contract.file).catch(async (error: unknown) => {
    await contract.remove();
    throw error;
  });
  const proxy = createProxy(prism.url, shop);
  const stop = async () => {
    proxy.closeAllConnections();
    if (proxy.listening) await new Promise((resolve) => proxy.close(resolve));
    await end(prism.program);
    await contract.remove();
  };
  try {
    await listen(proxy, port);
    return { url: `http://${HOST}:${portOf(proxy)}`, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startOnFreePort(contractFile: string): Promise<{ url: string; program: ChildProcess }> {
  let output = '';
  for (let tried = 0; tried < PORTS; tried += 1) {
    const port = await freePort();
    const url = `http://${HOST}:${port}`;
    const program = spawn(
      process.execPath,
      [PRISM, 'mock', '--host', HOST, '--port', String(port), '--verboseLevel', 'error', contractFile],
      { stdio: ['ignore', 'pipe', 'pipe'] },
    );
    output = '';
    for (const stream of [program.stdout, program.stderr])
      stream.on('data', (chunk) => {
        output += chunk;
      });
    // If the port is in use, Prism prints this but goes on running.
    const isPortTaken = () => output.includes('EADDRINUSE');
    if (await isAnswering(url, () => hasEnded(program) || isPortTaken())) return { url, program };
    await end(program);
    if (!isPortTaken()) break;
  }
  throw new Error(`Prism did not start.\n${output}`);
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;

async function end(program: ChildProcess): Promise<void> {
  if (hasEnded(program)) return;
  program.kill('SIGTERM');
  await once(program, 'exit');
}

/** Waits until Prism responds. False if Prism has failed or does not respond in time. */
async function isAnswering(url: string, hasFailed: () => boolean): Promise<boolean> {
  const end = Date.now() + START_TIMEOUT_MS;
  while (!hasFailed() && Date.now() < end) {
    const body = await fetch(url, { signal: AbortSignal.timeout(5000) })
      .then((response) => response.text())
      .catch(() => '');
    // Prism's own error code for a path that is not in the contract, such as `/`. It proves that not some
    // other program has responded.
    if (body.includes('NO_PATH_MATCHED')) return true;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return false;
}

async function listen(server: Server, port: number): Promise<Server> {
  server.listen(port, HOST);
  await once(server, 'listening');
  return server;
}

async function freePort(): Promise<number> {
  const server = await listen(createServer(), 0);
  const port = portOf(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
}

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}
