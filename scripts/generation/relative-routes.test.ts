import { expect, it } from 'vitest';
import { withoutRoot } from './relative-routes.ts';

it('makes paths relative to the root and leaves paths outside it', () => {
  const code = '{ a: { filePath: "/home/shop/src/routes/a.tsx" }, b: { filePath: "/home/shopping/b.tsx" } }';
  expect(withoutRoot(code, '/home/shop')).toBe(
    '{ a: { filePath: "src/routes/a.tsx" }, b: { filePath: "/home/shopping/b.tsx" } }',
  );
});
