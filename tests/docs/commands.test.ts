import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const { scripts } = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};
const readme = readFileSync(resolve(root, 'README.md'), 'utf8');
const table = readme.slice(readme.indexOf('## Commands'), readme.indexOf('## Configuration'));
const commands = [...table.matchAll(/^\| (`.+?`) \|/gm)].flatMap(([, cell = '']) =>
  [...cell.matchAll(/`([^`]+)`/g)].map(([, command = '']) => command),
);

it('lists commands that exist, and only such as can begin in a fresh clone', () => {
  expect(commands.length).toBeGreaterThan(15);
  const names = commands.map((command) => /^(?:VITE_MOCKS=on )?npm (?:run )?([\w:-]+)/.exec(command)?.[1]);
  expect(names.filter((name) => name === undefined || !(name in scripts))).toEqual([]);
});

it('installs before every command, and hands it to a program that is there', () => {
  for (const [name, script] of Object.entries(scripts)) {
    expect(script, name).toMatch(/^node scripts\/run\.mjs /);
    const [, file] = /^node scripts\/run\.mjs node (\S+)/.exec(script) ?? [];
    if (file) expect(existsSync(resolve(root, file)), file).toBe(true);
  }
});
