import { type ChildProcess, spawn } from 'node:child_process';

/** Source of a program that keeps a core busy until its parent process has ended. */
const LOOP = `
  process.on('disconnect', () => process.exit());
  (function spin() {
    for (let turn = 0; turn < 1e7; turn += 1);
    setImmediate(spin);
  })();
`;

/** Keeps the given number of cores busy until the returned function is called. */
export function keepBusy(cores: number): () => void {
  const loops: ChildProcess[] = Array.from({ length: cores }, () =>
    spawn(process.execPath, ['-e', LOOP], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] }),
  );
  return () => {
    for (const loop of loops) loop.kill('SIGKILL');
  };
}
