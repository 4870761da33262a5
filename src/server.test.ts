import { beforeEach, expect, test, vi } from 'vitest';
import type { RequestContext } from './lib/page/request-context';

const { render } = vi.hoisted(() => ({ render: vi.fn() }));
vi.mock('@tanstack/react-start/server', () => ({
  createStartHandler: () => render,
}));
vi.mock('@tanstack/react-start/server-entry', () => ({ createServerEntry: (entry: unknown) => entry }));

const { default: entry } = await import('./server');

const answer: RequestContext['answer'] = {};
const ask = (agent: string) =>
  entry.fetch(new Request('http://shop.example/', { headers: { 'user-agent': agent } }), {
    context: { answer } as RequestContext,
  });
async function failing() {
  answer.html = '<h1>Что-то пошло не так</h1>';
  return new Response(null, { status: 500 });
}

// Without `void` the mock would be returned, and a function that beforeEach returns is called after the test.
beforeEach(() => void render.mockReset());

test.each(['Mozilla/5.0 (compatible; Googlebot/2.1)', 'YandexBot/3.0', 'facebookexternalhit/1.1'])(
  'if a page fails, the crawler %s gets Retry-After and no error page',
  async (agent) => {
    render.mockImplementation(failing);
    const response = await ask(agent);
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '120']);
    expect(await response.text()).toBe('');
    expect(answer.html).toBeUndefined();
  },
);

test('a person gets the error page, unlike a crawler', async () => {
  render.mockImplementation(failing);
  const response = await ask('Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0');
  expect(response.status).toBe(500);
  expect(answer.html).toContain('Что-то пошло не так');
});

test('a crawler gets a page that exists, has moved, is missing or was removed without changes', async () => {
  for (const status of [200, 301, 404, 410]) {
    const page = new Response(status === 301 ? null : 'page', { status });
    render.mockResolvedValue(page);
    expect(await ask('Googlebot')).toBe(page);
  }
});

test('if the visitor closes the connection, rendering does not count as failed', async () => {
  const leaving = new AbortController();
  const request = new Request('http://shop.example/', { signal: leaving.signal });
  render.mockImplementation(async () => {
    leaving.abort();
    throw new Error('aborted');
  });
  expect((await entry.fetch(request, { context: { answer } as RequestContext })).status).toBe(499);
});

test('if rendering itself throws an error, the error is passed on', async () => {
  render.mockRejectedValue(new Error('broken'));
  await expect(ask('Firefox/140.0')).rejects.toThrow('broken');
});
