import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { translated } from '../backend/cli/terminal/say.ts';
import { configFaults, projectRoot } from './config.ts';

/** Invalid values. A setting with limits or a fixed format refuses at least one of them. */
const WRONG = ['?? ?', '-1', '99999999'];

it('every invalid setting is named in Russian, both when the shop starts and by the doctor command', () => {
  const example = readFileSync(join(projectRoot, '.env.example'), 'utf8');
  const names = [...example.matchAll(/^([A-Z][A-Z0-9_]+)=/gm)].map(([, name = '']) => name);
  const faults = names.flatMap((name) =>
    WRONG.flatMap((value) =>
      configFaults({ [name]: value }).filter((fault) => fault.startsWith(`${name} must`)),
    ),
  );
  expect(new Set(faults).size).toBeGreaterThan(60);
  expect(faults.filter((fault) => /Invalid/.test(fault))).toEqual([]);
  const russian = faults.map((fault) => translated(fault));
  expect(
    russian.filter((text) => !/^[A-Z0-9_]+ — это \S/.test(text) || / such as | must /.test(text)),
  ).toEqual([]);
  const shown = faults.map((fault) => translated(`${fault} Correct it in .env or in the environment.`));
  expect(
    shown.filter((text) => !text.endsWith('Исправьте в .env или в окружении.') || / such as /.test(text)),
  ).toEqual([]);
});
