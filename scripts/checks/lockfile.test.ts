import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { inexact, type LockedPackage, lockfileFaults } from './testing/lockfile.ts';

const read = (file: string) =>
  JSON.parse(readFileSync(resolve(import.meta.dirname, '../..', file), 'utf8')) as Record<string, never>;
const manifest: Record<string, Record<string, string>> = read('package.json');
const workspaces = manifest.workspaces as unknown as string[];
const { packages } = read('package-lock.json') as unknown as { packages: Record<string, LockedPackage> };

const rules = {
  workspaces: new Set(workspaces),
  scripts: manifest.allowScripts as unknown as Record<string, boolean>,
  licences: new Set([
    ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'BlueOak-1.0.0', 'Apache-2.0'],
    ...['Unlicense', 'Python-2.0', 'CC0-1.0', '(MIT AND Zlib)', '(MIT OR CC0-1.0)', 'MIT OR Apache-2.0'],
    // Licences that the project accepts only for files it uses unchanged: fonts, browser data and dynamically
    // linked libraries.
    ...['OFL-1.1', 'CC-BY-4.0', 'MPL-2.0', 'LGPL-3.0-or-later', 'Apache-2.0 AND LGPL-3.0-or-later'],
    'Apache-2.0 AND LGPL-3.0-or-later AND MIT',
  ]),
  read: new Set([
    'compute-gcd',
    'compute-lcm',
    'validate.io-function',
    'validate.io-integer',
    'validate.io-integer-array',
    'validate.io-number',
  ]),
};

it('every package has an integrity hash and an allowed licence, and package.json allows or forbids its install script', () => {
  expect(Object.keys(packages).length).toBeGreaterThan(500);
  expect(lockfileFaults(packages, rules)).toEqual([]);
});

it('package.json has exact versions and no version ranges', () => {
  const manifests = [manifest, ...workspaces.map((folder) => read(`${folder}/package.json`))];
  for (const kind of ['dependencies', 'devDependencies', 'optionalDependencies'])
    expect(
      manifests.flatMap((one) => inexact(one[kind] ?? {})),
      kind,
    ).toEqual([]);
  expect(inexact({ a: '^1.0.0', b: '1.0.0', c: 'latest', d: 'npm:b@1.0.0', e: '1.0.0-beta.2' })).toEqual([
    'a',
    'c',
  ]);
});

const GOOD: LockedPackage = { version: '1.0.0', integrity: `sha512-${'a'.repeat(86)}==`, license: 'MIT' };

it.each<[string, LockedPackage]>([
  ['without a checksum', { version: '1.0.0', license: 'MIT' }],
  ['with a weak checksum', { ...GOOD, integrity: 'sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=' }],
  ['from a repository', { ...GOOD, resolved: 'git+ssh://git.example/a.git#abc' }],
  ['with a script', { ...GOOD, hasInstallScript: true }],
  ['with a licence that is not allowed', { ...GOOD, license: 'AGPL-3.0-only' }],
  ['without a licence', { version: '1.0.0', integrity: `sha512-${'a'.repeat(86)}==` }],
  ['that is a symbolic link', { ...GOOD, link: true }],
])('the check of the lockfile refuses a package %s', (_, entry) => {
  expect(lockfileFaults({ 'node_modules/planted': GOOD }, rules)).toEqual([]);
  expect(lockfileFaults({ 'node_modules/planted': entry }, rules)).toHaveLength(1);
});

it('a link to a workspace is accepted, and any other link is refused', () => {
  const linked = (resolved: string) =>
    lockfileFaults({ 'node_modules/planted': { ...GOOD, link: true, resolved } }, rules);
  expect(workspaces.flatMap(linked)).toEqual([]);
  expect(linked('elsewhere')).toContain('node_modules/planted is a link');
});
