// Runs a command of the project: installs dependencies if needed, then runs the command with the project's
// own Node and tools. Examples: `node scripts/run.mjs node file.ts`, `node scripts/run.mjs vite dev`. This
// file is plain JavaScript without dependencies, because any Node that is installed on the machine must be
// able to run it.
import { spawn } from 'node:child_process';
import { ensureInstalled, programCommand, projectEnvironment, root, SetupError } from './setup/install.mjs';

function prepare(name, args) {
  try {
    const began = performance.now();
    if (ensureInstalled())
      console.log(`Dependencies installed: ${((performance.now() - began) / 1000).toFixed(1)} s`);
    return programCommand(name, args);
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

const [name, ...args] = process.argv.slice(2);
const child = spawn(...prepare(name, args), { cwd: root, stdio: 'inherit', env: projectEnvironment() });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
if (process.env.npm_lifecycle_event !== undefined) stopWithParent();
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));

/**
 * Stops the command when npm is stopped. npm runs its scripts in a shell, which does not pass signals on. So
 * this process can only notice that it has another parent process.
 */
function stopWithParent() {
  const shell = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(watch);
    child.kill('SIGTERM');
  }, 200);
  watch.unref();
}
