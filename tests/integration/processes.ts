import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Door } from './shop.ts';

const PROCESS = fileURLToPath(new URL('./shop-process.ts', import.meta.url));

export type Call = {
  id: number;
  url: string;
  method: string;
  headers: [string, string][];
  body: string | null;
  clientIp: string;
};
export type Answer = { id: number; status: number; headers: [string, string][]; text: string };

export type ShopProcess = {
  fetch: Door;
  /** Kills the process as `kill -9` does. Calls in flight never get a response. */
  kill(): Promise<void>;
  close(): Promise<void>;
};

/** Starts a further process of a shop, with the same database. */
export async function startProcess(databaseUrl: string): Promise<ShopProcess> {
  const dataDir = await mkdtemp(join(tmpdir(), 'vitrina-process-'));
  const child = fork(PROCESS, [databaseUrl, dataDir], { execArgv: [] });
  const exited = once(child, 'exit');
  const ended = exited.then(() => rm(dataDir, { recursive: true, force: true }));
  const ready = once(child, 'message').then(() => true);
  if (!(await Promise.race([ready, ended]))) throw new Error('The process did not start.');
  const waiting = new Map<number, (answer: Answer) => void>();
  child.on('message', (answer: Answer) => waiting.get(answer.id)?.(answer));
  return {
    async fetch(request, { clientIp = '' } = {}) {
      const id = waiting.size + 1;
      const answered = new Promise<Answer>((resolve) => waiting.set(id, resolve));
      const { url, method, headers } = request;
      const body = (await request.text()) || null;
      child.send({ id, url, method, headers: [...headers], body, clientIp } satisfies Call);
      const { status, headers: responseHeaders, text } = await answered;
      return new Response(status === 204 ? null : text, { status, headers: responseHeaders });
    },
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
    async close() {
      if (child.connected) child.disconnect();
      await ended;
    },
  };
}
