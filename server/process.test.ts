import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';

const here = import.meta.dirname;

/** Starts a fixture program and collects its output. */
function run(file: string, variables: Record<string, string> = {}) {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const env = { PATH, NODE_COMPILE_CACHE, ...variables };
  const child = spawn(process.execPath, [join(here, file), '--lang', 'en'], {
    env,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const said = { stdout: '', stderr: '' };
  for (const stream of ['stdout', 'stderr'] as const)
    child[stream]?.on('data', (chunk) => {
      said[stream] += chunk;
    });
  return { child, said, ended: once(child, 'close').then(([code]) => code as number | null) };
}

async function runSlowShop(options: { graceMs?: number; sameWishMs?: number } = {}) {
  const shop = run('fixtures/slow-shop.ts', { OPTIONS: JSON.stringify(options) });
  const { child } = shop;
  const messages: string[] = [];
  child.on('message', (message) => messages.push(String(message)));
  const received = (word: string, times = 1) =>
    vi.waitFor(() => expect(messages.filter((each) => each === word)).toHaveLength(times));
  await received('ready');
  await vi.waitFor(() => expect(shop.said.stdout).toMatch(/port \d+\n/));
  const [, port] = /port (\d+)/.exec(shop.said.stdout) ?? [];
  return {
    ...shop,
    port: Number(port),
    /** Waits until this many page requests are pending in the process. */
    held: (times: number) => received('held', times),
    release: () => child.send('release'),
    /** Waits until the process has handled all messages and signals that arrived so far. */
    async turn() {
      const turns = messages.filter((each) => each === 'turn').length;
      child.send('turn');
      await received('turn', turns + 1);
    },
  };
}

/** Sends a request on a keep-alive connection. Returns the text of the response, or the error code. */
function ask(port: number, path: string, agent = new Agent({ keepAlive: true })): Promise<string> {
  return new Promise((resolve) => {
    const call = request({ port, host: '127.0.0.1', path, agent }, async (response) => {
      let text = '';
      for await (const chunk of response) text += chunk;
      resolve(`${response.statusCode} ${text}`);
    });
    call.on('error', (error: NodeJS.ErrnoException) => resolve(String(error.code)));
    call.end();
  });
}

describe('stopping the process', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)(
    'a stop on %s finishes requests in flight, closes the backend and exits with 0',
    async (signal) => {
      const { child, said, ended, port, held, release } = await runSlowShop();
      const idle = new Agent({ keepAlive: true });
      expect(await ask(port, '/', idle)).toBe('200 <p>done</p>');
      const inFlight = [1, 2, 3].map(() => ask(port, '/hold'));
      await held(3);
      child.kill(signal);
      await vi.waitFor(async () => expect(await ask(port, '/')).toBe('ECONNREFUSED'));
      expect(said.stdout).not.toContain('backend closed');
      release();
      expect(await Promise.all(inFlight)).toEqual(Array(3).fill('200 <p>done</p>'));
      expect(await ended).toBe(0);
      expect(said.stdout).toContain('backend closed');
    },
  );

  it('a stop ends even if a request hangs', async () => {
    const { child, ended, port, held } = await runSlowShop({ graceMs: 50 });
    const endless = ask(port, '/hold');
    await held(1);
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    expect(await endless).toBe('ECONNRESET');
  });

  it('a second signal stops the process at once', async () => {
    const { child, said, ended, port, held, turn } = await runSlowShop({ sameWishMs: 0 });
    void ask(port, '/hold');
    await held(1);
    child.kill('SIGTERM');
    await turn();
    child.kill('SIGTERM');
    expect(await ended).toBe(1);
    expect(said.stdout).not.toContain('backend closed');
  });

  it('three signals from one Ctrl+C count as one signal', async () => {
    const { child, said, ended, port, held, release, turn } = await runSlowShop({ sameWishMs: 600_000 });
    const inFlight = ask(port, '/hold');
    await held(1);
    for (let way = 0; way < 3; way += 1) {
      child.kill('SIGINT');
      await turn();
    }
    release();
    expect(await inFlight).toBe('200 <p>done</p>');
    expect(await ended).toBe(0);
    expect(said.stdout).toContain('backend closed');
  });

  it('an uncaught exception also stops the process gracefully, and it exits with code 1', async () => {
    const { said, ended, port, held, release } = await runSlowShop();
    const inFlight = ask(port, '/hold');
    await held(1);
    void ask(port, '/throw');
    await vi.waitFor(async () => expect(await ask(port, '/')).toBe('ECONNREFUSED'));
    expect(said.stdout).not.toContain('backend closed');
    release();
    expect(await inFlight).toBe('200 <p>done</p>');
    expect(await ended).toBe(1);
    expect(said.stdout).toContain('backend closed');
  });

  it('an unhandled rejection does not stop the process', async () => {
    const { port, turn } = await runSlowShop();
    expect(await ask(port, '/reject')).toBe('200 <p>done</p>');
    await turn();
    expect(await ask(port, '/')).toBe('200 <p>done</p>');
  });
});

describe('a start that fails', () => {
  it.each([
    [{ PORT: 'http' }, 'PORT must be a whole number from 0 to 65535, but it is "http".\n'],
    [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL must be one of .*silent, but it is "loud"\.\n$/],
    [{ DATABASE_URL: 'mysql://u:hunter2@db/x' }, /^DATABASE_URL must be an address such as [^\n]*\.\n$/],
    [{ MAIL_FROM: 'the shop' }, /^MAIL_FROM must be an address such as [^\n]*\.\n$/],
    [{ PUBLIC_ULR: 'https://shop.example' }, /^PUBLIC_ULR is set,.* did you mean PUBLIC_URL\?\n$/],
    [{ HOST: '203.0.113.1', PORT: '0' }, 'HOST is 203.0.113.1, which is not an address of this machine.\n'],
  ])(
    'a start that fails prints the reason in one sentence and exits with 1: %o',
    async (variables, sentence) => {
      const { said, ended } = run('main.ts', variables as Record<string, string>);
      expect(await ended).toBe(1);
      expect(said.stderr).toMatch(sentence);
      expect(said.stderr).not.toContain('hunter2');
      expect(said.stdout).toBe('');
    },
  );

  it('the start fails with one sentence if the port is in use', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    onTestFinished(() => void other.close());
    const { port } = other.address() as AddressInfo;
    const { said, ended } = run('main.ts', { PORT: String(port) });
    expect(await ended).toBe(1);
    expect(said.stderr).toBe(
      `Port ${port} is taken by another program: stop it, or choose another port with PORT.\n`,
    );
  });
});
