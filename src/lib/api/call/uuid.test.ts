import { afterEach, expect, test, vi } from 'vitest';
import { isUuid, uuid } from './uuid';

afterEach(() => vi.unstubAllGlobals());

test('uuid() creates version 4 UUIDs, even on pages without HTTPS', () => {
  expect(isUuid(uuid())).toBe(true);
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const made = Array.from({ length: 200 }, uuid);
  for (const id of made)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(new Set(made).size).toBe(200);
});

test.each(['', 'x', '3f0c2a52-6f0e-4d3b-9a1c-0f6f4f1f7a1', '3f0c2a52-6f0e-4d3b-9a1c-0f6f4f1f7a10\n'])(
  'the text %j is not a UUID',
  (text) => expect(isUuid(text)).toBe(false),
);
