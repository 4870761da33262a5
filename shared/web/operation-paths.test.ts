import { expect, it } from 'vitest';
import { operationFinder } from './operation-paths.ts';

const find = operationFinder([
  { method: 'get', path: '/api/lists/my' },
  { method: 'put', path: '/api/lists/my' },
  { method: 'delete', path: '/api/lists/{id}' },
  { method: 'get', path: '/api/lists/{id}' },
  { method: 'get', path: '/api/icons/{set}.json' },
  { method: 'get', path: '/api/pages/{kind}/{slug}' },
]);

it.each<[string, string, string | undefined, Record<string, string>]>([
  ['GET', '/api/lists/my', 'get /api/lists/my', {}],
  ['put', '/api/lists/my', 'put /api/lists/my', {}],
  ['DELETE', '/api/lists/my', 'delete /api/lists/{id}', { id: 'my' }],
  ['GET', '/api/lists/7', 'get /api/lists/{id}', { id: '7' }],
  ['GET', '/api/icons/a.b.json', 'get /api/icons/{set}.json', { set: 'a.b' }],
  ['GET', '/api/pages/help/%D0%B0', 'get /api/pages/{kind}/{slug}', { kind: 'help', slug: '%D0%B0' }],
  ['POST', '/api/lists/my', undefined, {}],
  ['GET', '/api/lists/', undefined, {}],
  ['GET', '/api/lists/7/8', undefined, {}],
  ['GET', '/api/icons/axjson', undefined, {}],
  ['GET', '/v1/api/lists/my', undefined, {}],
])('operationFinder finds %s %s: %s', (method, pathname, expected, params) => {
  const found = find(method, pathname);
  expect(found && `${found.operation.method} ${found.operation.path}`).toBe(expected);
  expect(found?.params ?? {}).toEqual(params);
});
