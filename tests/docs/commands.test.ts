import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const { scripts } = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};
const commandsOf = (document: string) =>
  [
    ...readFileSync(resolve(root, document), 'utf8').matchAll(/^\| (`(?:VITE_MOCKS=on )?npm .+?`) \|/gm),
  ].flatMap(([, cell = '']) => [...cell.matchAll(/`([^`]+)`/g)].map(([, command = '']) => command));
const commands = [...commandsOf('README.md'), ...commandsOf('docs/commands.md')];
const named = commands.map(
  (command) => /^(?:VITE_MOCKS=on )?npm (?:run )?([\w:-]+)/.exec(command)?.[1] ?? '',
);

it('the documented commands all exist', () => {
  expect(commands.length).toBeGreaterThan(15);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

it('every command is documented', () => {
  expect(Object.keys(scripts).filter((name) => !named.includes(name))).toEqual([]);
});

it('every command installs dependencies first and runs an existing program', () => {
  for (const [name, script] of Object.entries(scripts)) {
    expect(script, name).toMatch(/^node scripts\/run\.mjs /);
    const [, file] = /^node scripts\/run\.mjs node (\S+)/.exec(script) ?? [];
    if (file) expect(existsSync(resolve(root, file)), file).toBe(true);
  }
});
