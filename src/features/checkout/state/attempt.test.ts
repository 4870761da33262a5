import { expect, test } from 'vitest';
import { idempotencyKeyOf } from './attempt';

const id = '5b0f1f9e-9d3c-4f5e-8f0a-6a1f0c7d2b11';
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

test('each version of a cart has its own idempotency key (§4.3.7)', () => {
  const keys = [0, 1, 2, 255, 1_000_000_000].map((version) => idempotencyKeyOf({ id, version }));
  expect(new Set(keys).size).toBe(keys.length);
  for (const key of keys) expect(key).toMatch(UUID);
  expect(idempotencyKeyOf({ id, version: 2 })).toBe(keys[2]);
  expect(idempotencyKeyOf({ id: '5b0f1f9e-9d3c-4f5e-8f0a-000000000001', version: 1 })).toMatch(/-0{12}$/);
});
