import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const PYTHON = process.platform === 'win32' ? 'python' : 'python3';

/** Whether Python is installed. The backend in this folder (backend.py) needs it. */
export function hasPython(): boolean {
  try {
    execFileSync(PYTHON, ['-c', 'import sys; assert sys.version_info >= (3, 9)'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/**
 * Starts the backend in backend.py on a free port. It stands for a backend that a retailer has written in
 * another language.
 */
export async function startForeign() {
  const child = spawn(PYTHON, [join(import.meta.dirname, 'backend.py'), '0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [origin] = (await once(createInterface(child.stdout), 'line')) as [string];
  const hook = async (name: string, body: object) => {
    const response = await fetch(`${origin}/conformance/${name}`, {
      method: 'PUT',
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`The hook ${name} answered ${response.status}.`);
  };
  return {
    origin,
    hook,
    async close() {
      child.kill();
      await once(child, 'exit');
    },
  };
}
