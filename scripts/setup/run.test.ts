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

// Skipped on Windows, where npm's shell gets no signals.
test.skipIf(process.platform === 'win32')(
  'a command stops when the shell in which npm has started it is stopped',
  async () => {
    // The second command `:` is needed, because a shell with a single command would be replaced by the
    // process of this command.
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
