import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('the theme has the breakpoints of the specification (§9.25)', () => {
  const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
  const [, documented = ''] = / Breakpoints: (.+)\.$/m.exec(read('../../docs/specification.md')) ?? [];
  const set = read('theme.css').matchAll(/--breakpoint-(\w+): (\d+)px/g);
  expect([...set].map(([, name, width]) => `${name} ${width}`).join(', ')).toBe(documented);
});
