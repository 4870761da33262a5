import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { pathValue, routePattern } from './path-template.ts';

const paths = ['/a/{id}', '/a/{id}/b', '/a/{id}/{part}', '/icons/{set}.json', '/icons/list'];

/**
 * Returns the operation to which a router with all paths of the contract sends a URL, and the values of the
 * path's parameters.
 */
async function match(address: string): Promise<unknown> {
  const app = new Hono();
  for (const path of paths) {
    const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    app.get(routePattern(path), (c) => {
      const segments = c.req.param() as Record<string, string>;
      return c.json([path, ...names.map((name) => pathValue(path, name, segments[name] ?? ''))]);
    });
  }
  const response = await app.request(address);
  return response.status === 200 ? response.json() : response.status;
}

it.each([
  ['/a/7', ['/a/{id}', '7']],
  ['/a/7/b', ['/a/{id}/b', '7']],
  ['/a/7/c.d', ['/a/{id}/{part}', '7', 'c.d']],
  ['/icons/care.json', ['/icons/{set}.json', 'care']],
  ['/icons/care.json.json', ['/icons/{set}.json', 'care.json']],
  ['/icons/%D1%83.json', ['/icons/{set}.json', 'у']],
  ['/icons/list', ['/icons/list']],
  ['/icons/care', 404],
  ['/icons/.json', 404],
  ['/icons/carexjson', 404],
])('the router finds the operation and the parameters of the path %s', async (address, expected) => {
  expect(await match(address)).toEqual(expected);
});

it('a path template that the router cannot express is rejected', () => {
  expect(() => routePattern('/a/b-{id}')).toThrow('/a/b-{id}');
});
