import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';

const root = resolve(import.meta.dirname, '..');

/** Runs a program in an environment that contains only the given variables. Returns its output. */
function run(args: string[], variables: Record<string, string>) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { PATH: process.env.PATH ?? '', ...variables },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const said = { text: '' };
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (said.text += chunk));
  const ended = once(child, 'close').then(([code]) => code as number | null);
  return { child, said, ended };
}

describe('the development server', () => {
  let folder: string;
  let server: ReturnType<typeof run>;
  let origin: string;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'vitrina-dev-'));
    server = run([join(import.meta.dirname, 'fixtures/dev-server.ts')], {
      PLANT: 'errors',
      DATA_DIR: join(folder, 'data'),
      VITE_CACHE_DIR: join(folder, 'cache'),
      VITE_MOCKS: 'on',
    });
    const port = await Promise.race([
      once(server.child, 'message').then(([message]) => (message as { port: number }).port),
      server.ended.then(() => Promise.reject(new Error(server.said.text))),
    ]);
    origin = `http://localhost:${port}`;
  }, 300_000);
  afterAll(async () => {
    server.child.kill('SIGKILL');
    await server.ended;
    rmSync(folder, { recursive: true });
  });

  /** Requests a page. Returns its text, and what the server printed during that time. */
  async function visit(path: string) {
    const before = server.said.text.length;
    const response = await fetch(origin + path, { headers: { accept: 'text/html' } });
    const page = await response.text();
    await expect.poll(() => server.said.text.slice(before)).toContain('A page could not be rendered');
    return { status: response.status, page, terminal: server.said.text.slice(before) };
  }

  it('the development server renders pages with the mock shop in memory, and the failures that `?mock=` asks for', async () => {
    const cart = await fetch(`${origin}/cart`);
    expect(cart.status).toBe(200);
    expect(await cart.text()).toMatch(/В\s+корзине\s+пока\s+пусто/);
    const failed = await fetch(`${origin}/cart?mock=getCart:503`);
    expect(failed.status).toBe(503);
    expect(await failed.text()).toMatch(/Сервис\s+временно\s+недоступен/);
    const unknown = await fetch(`${origin}/cart?mock=getCart:418`);
    expect(unknown.status).toBe(400);
    expect(await unknown.text()).toMatch(/getCart:401, /);
  });

  it('the development server shows the contract at /contract, with scripts of its own, and does not serve /openapi.json', async () => {
    const page = await fetch(`${origin}/contract`);
    expect(page.headers.get('content-security-policy')).toMatch(/script-src 'self';/);
    const html = await page.text();
    const addresses = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address);
    expect(addresses).toHaveLength(4);
    for (const address of addresses) expect((await fetch(origin + address)).status, address).toBe(200);
    expect(html).not.toMatch(/https?:/);
    const contract = await (await fetch(`${origin}/contract/openapi.json`)).json();
    expect(contract.servers).toEqual([{ url: origin }]);
    expect((await fetch(`${origin}/openapi.json`)).status).toBe(404);
  });

  it.each([
    ['/password', 'planted in a component', 'src/routes/password.index.tsx'],
    ['/stores', 'planted in a loader', 'src/routes/stores.index.tsx'],
  ])(
    'the development server shows the message and the file of an error that %s throws, on the page and in the terminal',
    async (path, message, file) => {
      const { status, page, terminal } = await visit(path);
      expect(status).toBe(500);
      for (const text of [page, terminal]) {
        expect(text).toContain(`Error: ${message}`);
        expect(text).toContain(file);
      }
    },
  );

  it('the development server shows the message and the file of a route that has a syntax error', async () => {
    server.child.send('break');
    await once(server.child, 'message');
    const { status, page, terminal } = await visit('/register');
    expect(status).toBe(500);
    for (const text of [page, terminal]) {
      expect(text).toContain('Unexpected token');
      expect(text).toContain('src/routes/register.tsx');
    }
  });
});

it('the development server reports a port that is in use in one sentence without a stack', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  onTestFinished(() => void other.close());
  const { port } = other.address() as AddressInfo;
  const { said, ended } = run(['node_modules/vite/bin/vite.js', 'dev'], { PORT: String(port) });
  expect(await ended).toBe(1);
  // Checks only whether this sentence is printed: on a busy machine Vite also prints how long its plugins
  // took.
  expect(said.text).toContain(
    `Port ${port} is taken by another program: stop it, or choose another port with PORT.\n`,
  );
  expect(said.text).not.toMatch(/Error|\n +at /);
});
