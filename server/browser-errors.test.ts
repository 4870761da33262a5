import { once } from 'node:events';
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'vite';
import { expect, it, onTestFinished, vi } from 'vitest';
import { browserErrors } from './browser-errors.ts';

it('an error that a page throws in the browser appears in Vite’s overlay and in the terminal, with file and line', async () => {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'vitrina-overlay-')));
  writeFileSync(
    join(root, 'part.ts'),
    'type Cut = string;\n\nexport function part(cut: Cut) {\n  throw new Error(cut);\n}\n',
  );
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [browserErrors()],
    server: { port: 0, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  onTestFinished(async () => {
    await server.close();
    rmSync(root, { recursive: true });
  });
  await server.listen();
  const said = vi.spyOn(server.config.logger, 'error');
  const { code = '' } = (await server.environments.client.transformRequest('/part.ts')) ?? {};
  const line = code.split('\n').findIndex((text) => text.includes('throw')) + 1;
  const port = (server.httpServer?.address() as AddressInfo | undefined)?.port;
  const page = new WebSocket(`ws://localhost:${port}/?token=${server.config.webSocketToken}`, 'vite-hmr');
  onTestFinished(() => page.close());
  const shown = new Promise<{ err: { message: string } }>((resolve) => {
    page.addEventListener('message', ({ data }) => {
      const message = JSON.parse(data);
      if (message.type === 'error') resolve(message);
    });
  });
  await once(page, 'open');
  // What Vite's client script sends to the server when a page throws an error.
  const stack = `Error: planted\n    at part (http://localhost:${port}/part.ts:${line}:8)`;
  const data = { type: 'error', data: { name: 'Error', message: 'planted', stack } };
  page.send(JSON.stringify({ type: 'custom', event: 'vite:forward-console', data }));
  const { message } = (await shown).err;
  expect(message).toContain('Error: planted');
  expect(message).toMatch(/part part\.ts:4:\d+/);
  expect(message).toContain('throw new Error(cut);');
  expect(said).toHaveBeenCalledOnce();
});
