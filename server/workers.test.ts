import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';

/** A shop with two workers in a separate process. */
function run(variables: Record<string, string> = {}) {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const child = spawn(process.execPath, [join(import.meta.dirname, 'fixtures/worker-shop.ts')], {
    env: { PATH, NODE_COMPILE_CACHE, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const said = { out: '', err: '' };
  child.stdout.on('data', (chunk) => (said.out += chunk));
  child.stderr.on('data', (chunk) => (said.err += chunk));
  return { child, said, ended: once(child, 'close').then(([code]) => code as number | null) };
}

/** Sends a request on a new connection. Returns the process id in the response, or the error code. */
function ask(port: number, path = '/'): Promise<string> {
  return new Promise((resolve) => {
    const agent = new Agent({ keepAlive: false });
    const call = request({ port, host: '127.0.0.1', path, agent }, async (response) => {
      let text = '';
      for await (const chunk of response) text += chunk;
      resolve(/\d+/.exec(text)?.[0] ?? text);
    });
    call.on('error', (error: NodeJS.ErrnoException) => resolve(String(error.code)));
    call.end();
  });
}

async function runServing(variables: Record<string, string> = {}) {
  const shop = run(variables);
  await vi.waitFor(() => expect(shop.said.out).toMatch(/port \d+.*\n/));
  const port = Number(/port (\d+)/.exec(shop.said.out)?.[1]);
  /**
   * Sends requests until this many processes have answered, not counting those in `besides`. Returns their
   * process ids.
   */
  const answering = async (count: number, besides: string[] = []) => {
    const seen = new Set<string>();
    await vi.waitFor(async () => {
      const pid = await ask(port);
      if (/^\d+$/.test(pid) && !besides.includes(pid)) seen.add(pid);
      expect(seen.size).toBe(count);
    });
    return [...seen];
  };
  return { ...shop, port, answering };
}

it('a shop serves one port with several processes and stops them gracefully', async () => {
  const { child, ended, port, answering } = await runServing();
  const pids = await answering(2);
  expect(pids).not.toContain(String(child.pid));
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
  expect(await ask(port)).toBe('ECONNREFUSED');
  for (const pid of pids) expect(() => process.kill(Number(pid), 0)).toThrow('ESRCH');
});

it('a shop stops gracefully while one of its processes is still starting', async () => {
  const { child, said, ended } = await runServing({ LATE: 'on' });
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
  expect(said.err).toBe('');
});

it('a shop replaces an exited process while the other one continues to serve', async () => {
  const { port, answering } = await runServing();
  const before = await answering(2);
  await ask(port, '/end');
  const [other] = await answering(1, before);
  expect(before).not.toContain(other);
  expect((await answering(2)).filter((pid) => before.includes(pid))).toHaveLength(1);
});

it('a shop replaces a process whose event loop is blocked, while the other one continues to serve', async () => {
  const { port, answering } = await runServing();
  const before = await answering(2);
  expect(await ask(port, '/hold')).toBe('ECONNRESET');
  const [other] = await answering(1, before);
  expect(before).not.toContain(other);
}, 60_000);

it('a shop adds up the metrics of its processes', async () => {
  const { port, said, answering } = await runServing({ METRICS: 'on' });
  const pages = async () => {
    const answer = await fetch(`http://127.0.0.1:${/metrics (\d+)/.exec(said.out)?.[1]}/metrics`);
    return Number(
      /^vitrina_http_request_seconds_count\{.*route="home".*\} (\d+)$/m.exec(await answer.text())?.[1] ?? 0,
    );
  };
  await answering(2);
  const before = await pages();
  expect(before).toBeGreaterThanOrEqual(2);
  for (let time = 0; time < 10; time += 1) await ask(port);
  await vi.waitFor(async () => expect(await pages()).toBeGreaterThanOrEqual(before + 10));
});

it('the workers of a shop exit when the shop is killed', async () => {
  const { child, answering } = await runServing();
  const pids = await answering(2);
  child.kill('SIGKILL');
  await vi.waitFor(() => {
    for (const pid of pids) expect(() => process.kill(Number(pid), 0)).toThrow('ESRCH');
  });
});

it('a shop fails to start if its first worker fails to start', async () => {
  const { said, ended } = run({ SILENT: '1' });
  expect(await ended).toBe(1);
  expect(said.err).toBe('A worker ended before it served.');
  expect(said.out).toBe('');
});
