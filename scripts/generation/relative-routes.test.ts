import { expect, it } from 'vitest';
import { withoutRoot } from './relative-routes.ts';

it('names files from the root, and leaves those of other folders', () => {
  const code = '{ a: { filePath: "/home/shop/src/routes/a.tsx" }, b: { filePath: "/home/shopping/b.tsx" } }';
  expect(withoutRoot(code, '/home/shop')).toBe(
    '{ a: { filePath: "src/routes/a.tsx" }, b: { filePath: "/home/shopping/b.tsx" } }',
  );
});
