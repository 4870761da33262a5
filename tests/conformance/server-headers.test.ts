import { expect, test } from 'vitest';
import { withoutServers } from '../../conformance/target/http-target.ts';

test('withoutServers removes headers that servers and web tiers add to every answer, so that they are not reported as faults', () => {
  const given = new Headers({
    'content-encoding': 'gzip',
    'content-type': 'application/json',
    'cross-origin-opener-policy': 'same-origin',
    etag: 'W/"0vdf"',
    'permissions-policy': 'camera=()',
    'referrer-policy': 'no-referrer',
    vary: 'Accept-Encoding',
    'x-request-id': '1',
  });
  expect([...withoutServers(given).keys()]).toEqual(['content-type', 'x-request-id']);
});

test('withoutServers keeps headers that the contract documents, and headers that no server adds', () => {
  const given = new Headers({ etag: '"strong"', 'total-count': '5', vary: 'Cookie' });
  expect([...withoutServers(given).keys()]).toEqual(['etag', 'total-count']);
  const weak = new Headers({ etag: 'W/"1"' });
  expect(withoutServers(weak, ['ETag']).get('etag')).toBe('W/"1"');
});
