import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import config from '../../vitest.config.ts';

const root = resolve(import.meta.dirname, '../..');

/**
 * Matches Vitest calls whose effects would last beyond the test file, because several test files share a
 * process.
 */
const LEAVES = /\bvi\s*\.\s*(mock|doMock|resetModules)\b/;

const projects = (config.test?.projects ?? []).flatMap((project) =>
  typeof project === 'object' && 'test' in project ? [project.test] : [],
);
const filesOf = (project: (typeof projects)[number]) =>
  globSync(project?.include ?? [], { cwd: root, exclude: [...(project?.exclude ?? []), 'node_modules/**'] });

/** The setup file that resets all modules after each test file. */
const FRESH_MODULES = 'tests/setup-fresh-modules.ts';

describe('tests that share modules', () => {
  const shared = projects
    .filter((project) => project?.isolate === false)
    .filter((project) => ![project?.setupFiles].flat().includes(FRESH_MODULES))
    .flatMap(filesOf);

  it('tests that share modules do not test code in src, whose modules have state', () => {
    expect(shared.length).toBeGreaterThan(150);
    expect(shared.filter((file) => file.startsWith('src/'))).toEqual([]);
  });

  it('tests that share modules do not mock modules', () => {
    const wrong = shared
      .filter((file) => file !== 'tests/architecture/shared-process.test.ts')
      .filter((file) => LEAVES.test(readFileSync(resolve(root, file), 'utf8')));
    expect(wrong).toEqual([]);
  });

  it.each([`vi.mock('./a')`, `vi\n  .doMock('./a', make)`, 'vi.resetModules()'])(
    'tests that share modules must not use %s',
    (source) => {
      expect(source).toMatch(LEAVES);
    },
  );
});

it('test files that may mock modules have a setup that resets the modules after each file', () => {
  expect(readFileSync(resolve(root, FRESH_MODULES), 'utf8')).toMatch(/afterAll\([\s\S]*vi\.resetModules\(\)/);
});

it('every test file belongs to exactly one Vitest project', () => {
  const all = projects.flatMap(filesOf).sort();
  const written = globSync('{shared,demo,src,desk,server,backend,mocks,scripts,tests}/**/*.test.{ts,tsx}', {
    cwd: root,
  });
  expect(all).toEqual(written.sort());
});
