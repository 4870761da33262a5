import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import config from '../../vitest.config.ts';

const root = resolve(import.meta.dirname, '../..');

/** What a file that shares its modules would leave to the next one, and nothing takes back. */
const LEAVES = /\bvi\s*\.\s*(mock|doMock|resetModules)\b/;

const projects = (config.test?.projects ?? []).flatMap((project) =>
  typeof project === 'object' && 'test' in project ? [project.test] : [],
);
const filesOf = (project: (typeof projects)[number]) =>
  globSync(project?.include ?? [], { cwd: root, exclude: [...(project?.exclude ?? []), 'node_modules/**'] });

/** Takes back the modules of a file when it is done. */
const FRESH_MODULES = 'tests/setup-fresh-modules.ts';

describe('tests that share modules', () => {
  const shared = projects
    .filter((project) => project?.isolate === false)
    .filter((project) => ![project?.setupFiles].flat().includes(FRESH_MODULES))
    .flatMap(filesOf);

  it('are those of the rooms whose parts are made by factories', () => {
    expect(shared.length).toBeGreaterThan(150);
    expect(shared.filter((file) => file.startsWith('src/'))).toEqual([]);
  });

  it('replace no module', () => {
    const wrong = shared
      .filter((file) => file !== 'tests/architecture/shared-process.test.ts')
      .filter((file) => LEAVES.test(readFileSync(resolve(root, file), 'utf8')));
    expect(wrong).toEqual([]);
  });

  it.each([`vi.mock('./a')`, `vi\n  .doMock('./a', make)`, 'vi.resetModules()'])(
    'may not say %s',
    (source) => {
      expect(source).toMatch(LEAVES);
    },
  );
});

it('tests that replace modules leave them when they are done', () => {
  expect(readFileSync(resolve(root, FRESH_MODULES), 'utf8')).toMatch(/afterAll\([\s\S]*vi\.resetModules\(\)/);
});

it('every test belongs to one project', () => {
  const all = projects.flatMap(filesOf).sort();
  const written = globSync('{shared,demo,src,server,backend,mocks,scripts,tests}/**/*.test.{ts,tsx}', {
    cwd: root,
  });
  expect(all).toEqual(written.sort());
});
