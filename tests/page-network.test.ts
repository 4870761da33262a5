import { request } from 'node:http';
import { HttpResponse, http } from 'msw';
import { afterEach, expect, test } from 'vitest';
import { refuseConnections, setupPageNetwork } from './page-network.ts';

const ADDRESS = 'http://localhost:3000/api/cart';
const { fetch: fetchOfNode } = globalThis;
const network = setupPageNetwork(
  http.get('*/api/cart', () => HttpResponse.json({ total: 0 })),
  http.get('*/api/broken', () => HttpResponse.error()),
  http.get('*/api/slow', () => new Promise<HttpResponse<null>>(() => {})),
);
const reached: string[] = [];
let allow = () => {};

afterEach(() => {
  allow();
  if (network.readyState === 1) network.disable();
  globalThis.fetch = fetchOfNode;
  reached.length = 0;
});

function openPage() {
  allow = refuseConnections((target) => reached.push(target));
  network.configure({ onUnhandledFrame: 'error' });
  network.enable();
}

test('calls of a component under test are answered without a network connection', async () => {
  openPage();
  expect(await (await fetch(ADDRESS)).json()).toEqual({ total: 0 });
  await expect(fetch(new URL('/api/broken', ADDRESS))).rejects.toThrow('Failed to fetch');
  const leaving = new AbortController();
  const slow = fetch(new URL('/api/slow', ADDRESS), { signal: leaving.signal });
  leaving.abort();
  await expect(slow).rejects.toThrow('aborted');
  expect(reached).toEqual([]);
});

test('a call that no mock handler answers fails, and no connection is opened', async () => {
  openPage();
  await expect(fetch('http://localhost:3000/nowhere')).rejects.toThrow();
  expect(reached).toEqual([]);
});

test('connections that code opens in other ways than by fetch are refused and reported', async () => {
  openPage();
  const error = await new Promise((resolve) => request(ADDRESS).on('error', resolve).end());
  expect(String(error)).toContain('A component test opened a connection');
  expect(reached).toEqual([expect.stringContaining('3000')]);
});
