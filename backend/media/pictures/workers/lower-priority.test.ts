import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

/**
 * A program that prints the niceness of all its threads. It uses the image library before and after the call,
 * so that some threads exist before it and some start later.
 */
const SCRIPT = `
import { readdirSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { lowerPriority } from '${new URL('./lower-priority.ts', import.meta.url)}';
const draw = () => sharp({ create: { width: 64, height: 64, channels: 3, background: 'red' } }).webp().toBuffer();
await draw();
lowerPriority(7);
await draw();
const nicenessOf = (thread) => readFileSync('/proc/self/task/' + thread + '/stat', 'utf8').split(') ')[1].split(' ')[16];
console.log(JSON.stringify(readdirSync('/proc/self/task').map(nicenessOf)));
`;

test.runIf(process.platform === 'linux')('a worker lowers the priority of all its threads', () => {
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', SCRIPT], {
    cwd: import.meta.dirname,
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  const threads: string[] = JSON.parse(stdout);
  expect(threads.length).toBeGreaterThan(1);
  expect(new Set(threads)).toEqual(new Set(['7']));
});
