import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
/** A program that prints its process id and then runs until a signal ends it. */
const WAITS = 'console.log(process.pid); setInterval(() => {}, 1000)';

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

// Not on Windows, where the shell that npm uses passes on no signals.
test.skipIf(process.platform === 'win32')(
  'a command stops when the shell in which npm has started it is stopped',
  async () => {
    // The second command `:` (which does nothing) keeps the shell alive: with a single command, the shell
    // would replace itself by that command.
    const shell = spawn('sh', ['-c', `node scripts/run.mjs node -e "${WAITS}"; :`], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, npm_lifecycle_event: 'start' },
    });
    const [line] = await once(createInterface(shell.stdout), 'line');
    const pid = Number(line);
    expect(isRunning(pid)).toBe(true);
    shell.kill('SIGTERM');
    await expect.poll(() => isRunning(pid), { timeout: 60_000 }).toBe(false);
  },
);
