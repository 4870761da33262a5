import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { printable } from './print.ts';

const root = join(import.meta.dirname, '../../..');

it.each([
  ['\u001b]0;title\u0007\u001b[2Jимя', '\\u001b]0;title\\u0007\\u001b[2Jимя'],
  ['\u001b]52;c;YQ==\u001b\\', '\\u001b]52;c;YQ==\\u001b\\'],
  ['\u009b2J', '\\u009b2J'],
  ['счёт\u202egnp.exe', 'счёт\\u202egnp.exe'],
  ['one\rtwo\btwo\u007f', 'one\\u000dtwo\\u0008two\\u007f'],
  ['a\u200bb\u2028c', 'a\\u200bb\\u2028c'],
  ['строка\r\nдругая\tстолбец', 'строка\nдругая\tстолбец'],
  [
    'семья 👨\u200d👩\u200d👧, «Ёлка» — 4\u00a0990\u00a0₽',
    'семья 👨\u200d👩\u200d👧, «Ёлка» — 4\u00a0990\u00a0₽',
  ],
])('%j is printed so that no terminal executes it as a control sequence', (text, expected) => {
  expect(printable(text)).toBe(expected);
});

it('a command finishes its work even if the program that reads its output closes the pipe', async () => {
  const print = JSON.stringify(join(import.meta.dirname, 'print.ts'));
  const script = `
    const { print } = await import(${print});
    for (let line = 0; line < 20_000; line += 1) print('line ' + line);
    await new Promise((done) => setTimeout(done, 50));
    print('later');
    process.stderr.write('done');`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script]);
  child.stdout.once('data', () => child.stdout.destroy());
  let errors = '';
  child.stderr.on('data', (text) => {
    errors += text;
  });
  const [code] = await once(child, 'close');
  expect([code, errors]).toEqual([0, 'done']);
});

it('all output of commands goes through print and printError', () => {
  const files = globSync('{backend/cli/**/*.ts,scripts/doctor.ts}', { cwd: root }).filter(
    (file) => !/\.test\.ts$|terminal\/print\.ts$|catalog\/progress-line\.ts$/.test(file),
  );
  expect(files.length).toBeGreaterThan(60);
  const others = files.filter((file) =>
    /\bconsole\.|std(?:out|err)\.write/.test(readFileSync(join(root, file), 'utf8')),
  );
  expect(others).toEqual([]);
});
