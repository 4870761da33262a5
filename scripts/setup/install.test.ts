import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { ensureInstalled, isInstalled, programCommand, projectNode } from './install.mjs';

type Package = {
  version?: string;
  link?: boolean;
  integrity?: string;
  optional?: boolean;
  dev?: boolean;
  os?: string[];
  cpu?: string[];
  bin?: Record<string, string>;
};

const HONO = { 'node_modules/hono': { version: '4.0.0', integrity: 'sha512-a' } };
const VITE = { 'node_modules/vite': { version: '8.0.0', integrity: 'sha512-b', dev: true } };
const ours = { os: [process.platform], cpu: [process.arch], optional: true };
const NODE = { 'node_modules/node-ours': { version: '24.0.0', integrity: 'sha512-c', ...ours } };
const FOREIGN = {
  'node_modules/node-foreign': { version: '24.0.0', integrity: 'sha512-d', os: ['plan9'], optional: true },
};
/** Lockfile entries of the project itself and of a workspace. They are not packages that npm installs. */
const OURS = { '': { version: '0.1.0' }, tools: { version: '0.1.0' }, 'node_modules/tools': { link: true } };

/**
 * Makes a folder with a lockfile. If `installed` is given, also writes the list of installed packages that
 * npm keeps in node_modules.
 */
function folder(wanted: Record<string, Package>, installed?: Record<string, Package>): string {
  const path = mkdtempSync(join(tmpdir(), 'vitrina-install-'));
  onTestFinished(() => rmSync(path, { recursive: true }));
  writeFileSync(join(path, 'package-lock.json'), JSON.stringify({ packages: { ...OURS, ...wanted } }));
  if (installed) {
    mkdirSync(join(path, 'node_modules'));
    const list = JSON.stringify({ packages: installed });
    writeFileSync(join(path, 'node_modules/.package-lock.json'), list);
  }
  return path;
}

const wanted = { ...HONO, ...VITE, ...NODE, ...FOREIGN };

it('an installation matches if only optional packages of other platforms are missing, or if it has additional packages', () => {
  const more = { 'node_modules/left-pad': { version: '1.0.0' } };
  const done = folder(wanted, { ...HONO, ...VITE, ...NODE, ...more });
  expect(isInstalled(done)).toBe(true);
  expect(ensureInstalled(done)).toBe(false);
});

it.each<[string, Record<string, Package> | undefined]>([
  ['nothing is installed', undefined],
  ['a package is missing', { ...HONO, ...NODE }],
  ['a version differs', { ...HONO, 'node_modules/vite': { ...VITE['node_modules/vite'], version: '7.0.0' } }],
  ['the content differs', { ...VITE, 'node_modules/hono': { version: '4.0.0', integrity: 'sha512-x' } }],
  ['it was installed for another machine', { ...HONO, ...VITE, ...FOREIGN }],
])('the dependencies are not up to date if %s', (_, installed) => {
  expect(isInstalled(folder(wanted, installed))).toBe(false);
});

it('the dependencies are installed again if an interrupted installation left an unreadable list', () => {
  const broken = folder(wanted, {});
  writeFileSync(join(broken, 'node_modules/.package-lock.json'), '{"packages": {');
  expect(isInstalled(broken)).toBe(false);
});

it('programCommand runs the script of a program without a shell, wherever the clone is', () => {
  const place = folder(wanted, {
    'node_modules/a/node_modules/vite': { bin: { vite: 'old.js' } },
    'node_modules/vite': { bin: { vite: 'bin/vite.js' } },
  });
  mkdirSync(join(place, 'node_modules/vite/bin'), { recursive: true });
  const script = join(place, 'node_modules/vite/bin/vite.js');
  writeFileSync(script, '');
  expect(programCommand('vite', ['dev', 'a b'], place)).toEqual([process.execPath, [script, 'dev', 'a b']]);
  expect(programCommand('git', ['log'], place)).toEqual(['git', ['log']]);
});

it("programCommand runs npm by the script that is beside the machine's Node", () => {
  const [program, [script]] = programCommand('npm', ['ci']);
  expect(program).toBe(process.execPath);
  expect(script).toMatch(/npm-cli\.js$/);
});

it('programCommand runs the scripts of the project with the Node version of the lockfile', () => {
  expect(programCommand('node', ['a.ts'])).toEqual([projectNode(), ['a.ts']]);
});
