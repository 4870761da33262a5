import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it, vi } from 'vitest';
import { isAlive, processMark } from '../../backend/platform/db/process-mark.ts';

const MODULE = JSON.stringify(new URL('./busy-loops.ts', import.meta.url).href);

it.runIf(process.platform === 'linux').each([
  ['stop on demand', 'rest()'],
  ['stop with their parent process', 'process.kill(process.pid, "SIGKILL")'],
])('busy loops %s', async (_, end) => {
  const code = `
    import { readFileSync } from 'node:fs';
    const { keepBusy } = await import(${MODULE});
    const rest = keepBusy(2);
    console.log(readFileSync('/proc/self/task/' + process.pid + '/children', 'utf8'));
    process.stdin.once('data', () => { ${end}; process.stdin.destroy(); });`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const [said] = (await once(child.stdout, 'data')) as [Buffer];
  const loops = said.toString().trim().split(' ').map(Number).map(processMark);
  expect(loops).toHaveLength(2);
  expect(loops.every(isAlive)).toBe(true);
  child.stdin.write('end');
  await once(child, 'exit');
  await vi.waitFor(() => expect(loops.filter(isAlive)).toEqual([]));
});
