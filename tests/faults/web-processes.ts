import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PROCESS = fileURLToPath(new URL('./web-process.ts', import.meta.url));

/**
 * Starts a shop in a separate process that serves HTTP. Without a database URL it uses an embedded database
 * in a folder, which is kept when the process ends.
 */
export async function startWebProcess(databaseUrl: string, storage: { dataDir?: string } = {}) {
  const dataDir = storage.dataDir ?? (await mkdtemp(join(tmpdir(), 'vitrina-web-')));
  const child = fork(PROCESS, [databaseUrl, dataDir], { execArgv: [] });
  const ended = once(child, 'exit').then(async ([code]) => {
    if (!storage.dataDir) await rm(dataDir, { recursive: true, force: true });
    return code as number | null;
  });
  const port = await Promise.race([once(child, 'message').then(([sentPort]) => sentPort as number), ended]);
  if (!port) throw new Error('The shop did not start.');
  return { port, ended, stop: () => void child.kill('SIGTERM'), kill: () => void child.kill('SIGKILL') };
}

export type WebAnswer = { status: number; text: string; headers: Record<string, unknown> };

type Asked = { port: number; method?: string; path: string; headers?: Record<string, string>; body?: string };

/** A connection that is kept open and reused by the next call, as in a browser. */
export const newConnection = () => new Agent({ keepAlive: true, maxSockets: 1 });

let calls = 0;

/**
 * Sends a call as the scripts of a page do.
 * @throws Error with the network error code (such as ECONNRESET) if no complete response came
 */
export function ask(
  agent: Agent,
  { port, method = 'GET', path, headers = {}, body }: Asked,
): Promise<WebAnswer> {
  calls += 1;
  const own = {
    'x-request-id': `3f0c2a52-6f0e-4d3b-9a1c-${String(calls).padStart(12, '0')}`,
    'x-requested-from': 'browser',
    'x-site-id': 'ru',
    'sec-fetch-site': 'same-origin',
    ...(body !== undefined && { 'content-type': 'application/json' }),
  };
  return new Promise((resolve, reject) => {
    const call = httpRequest(
      { host: '127.0.0.1', port, agent, method, path, headers: { ...own, ...headers } },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8');
        answer.on('data', (chunk) => (text += chunk));
        answer.on('error', reject);
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text, headers: answer.headers }));
      },
    );
    call.on('error', reject);
    call.end(body);
  });
}
