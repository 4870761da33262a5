import { expect, it } from 'vitest';
import { withoutRoot } from './relative-routes.ts';

it('withoutRoot makes paths below the root relative and leaves other paths as they are', () => {
  const code = '{ a: { filePath: "/home/shop/src/routes/a.tsx" }, b: { filePath: "/home/shopping/b.tsx" } }';
  expect(withoutRoot(code, '/home/shop')).toBe(
    '{ a: { filePath: "src/routes/a.tsx" }, b: { filePath: "/home/shopping/b.tsx" } }',
  );
});
