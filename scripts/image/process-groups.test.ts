import { once } from 'node:events';
import { expect, it } from 'vitest';
import { ProcessGroups } from './process-groups.ts';

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/**
 * Starts a shell with a child process, and reads the child's process id from its output. If `stubborn`, both
 * ignore SIGTERM.
 */
async function startFamily(groups: ProcessGroups, stubborn = false) {
  const trap = stubborn ? "trap '' TERM; " : '';
  const script = `${trap}sh -c "${trap}echo \\$\\$; while :; do sleep 1; done" & wait`;
  const child = groups.start('sh', ['-c', script], { stdio: ['ignore', 'pipe', 'ignore'] });
  const [text] = (await once(child.stdout as NodeJS.ReadableStream, 'data')) as [Buffer];
  return { child, grandchild: Number(text.toString().trim()) };
}

it.each([
  ['that end when they are asked to', false],
  ['that ignore SIGTERM', true],
])('stopAll stops processes %s, together with all processes that they started', async (_, stubborn) => {
  const groups = new ProcessGroups(new AbortController().signal);
  const { child, grandchild } = await startFamily(groups, stubborn);
  expect(isAlive(grandchild)).toBe(true);
  await groups.stopAll(stubborn ? 200 : 10_000);
  await groups.exitOf(child);
  await expect.poll(() => isAlive(grandchild)).toBe(false);
});

it('an abort ends waiting, and no process can be started after it', async () => {
  const stop = new AbortController();
  const groups = new ProcessGroups(stop.signal);
  const { child, grandchild } = await startFamily(groups);
  const waiting = groups.exitOf(child);
  stop.abort(new Error('SIGINT'));
  await expect(waiting).rejects.toThrow('SIGINT');
  expect(() => groups.start('true', [], {})).toThrow('SIGINT');
  await groups.stopAll();
  await expect.poll(() => isAlive(grandchild)).toBe(false);
});

it('exitOf throws the reason why a command cannot be started', async () => {
  const groups = new ProcessGroups(new AbortController().signal);
  await expect(groups.exitOf(groups.start('/no/such/command', [], {}))).rejects.toThrow('ENOENT');
});

it('exitOf returns the exit code of a process that has already ended', async () => {
  const groups = new ProcessGroups(new AbortController().signal);
  const child = groups.start('sh', ['-c', 'exit 3'], {});
  expect(await groups.exitOf(child)).toBe(3);
  expect(await groups.exitOf(child)).toBe(3);
});
