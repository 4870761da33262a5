import { spawn } from 'node:child_process';
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

export type RunningPrism = { url: string; stop(): Promise<void> };

/**
 * Serves the examples of the contract on a port until `stop()`; port 0 takes a free one. Prism runs behind a
 * small proxy that chooses examples and sets cookies.
 * @throws Error if Prism does not start within 30 s or the port is taken
 */
export async function startPrism({
  port,
  shop,
}: {
  port: number;
  /** URL of the shop that calls the API. An external sign-in returns to it. */
  shop?: string;
}): Promise<RunningPrism> {
  const prismPort = await freePort();
  const prismUrl = `http://${HOST}:${prismPort}`;
  const proxy = await listen(createProxy(prismUrl, shop), port);
  const contract = await writeContractForPrism();
  const prism = spawn(
    process.execPath,
    [PRISM, 'mock', '--host', HOST, '--port', String(prismPort), '--verboseLevel', 'error', contract.file],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let output = '';
  for (const stream of [prism.stdout, prism.stderr]) stream.on('data', (chunk) => (output += chunk));

  const stop = async () => {
    proxy.closeAllConnections();
    await new Promise((resolve) => proxy.close(resolve));
    if (prism.exitCode === null && prism.signalCode === null) {
      prism.kill('SIGTERM');
      await once(prism, 'exit');
    }
    await contract.remove();
  };
  try {
    await untilAnswering(
      prismUrl,
      () => prism.exitCode === null,
      () => output,
    );
    return { url: `http://${HOST}:${portOf(proxy)}`, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function untilAnswering(url: string, isAlive: () => boolean, output: () => string): Promise<void> {
  const end = Date.now() + START_TIMEOUT_MS;
  while (isAlive() && Date.now() < end) {
    const answers = await fetch(url).then(
      () => true,
      () => false,
    );
    if (answers) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`Prism did not start.\n${output()}`);
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
