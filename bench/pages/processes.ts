import { readdirSync, readFileSync } from 'node:fs';

// What processes use, from /proc: Linux only.

const TICK_MS = 10;

/** A process with those that it has started. */
function family(pid: number): number[] {
  const children = readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
    readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  );
  return [pid, ...children.flatMap(family)];
}

/** CPU that a process and those it has started have used with all their threads, in ms. */
export function cpuOf(pid: number): number {
  return family(pid).reduce((sum, one) => {
    const fields = (readFileSync(`/proc/${one}/stat`, 'utf8').split(') ')[1] ?? '').split(' ');
    return sum + (Number(fields[11]) + Number(fields[12])) * TICK_MS;
  }, 0);
}

/** Memory of each process that serves, in MiB. */
export const memoryOf = (pid: number): number[] =>
  family(pid).map((one) => {
    const status = readFileSync(`/proc/${one}/status`, 'utf8');
    return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
  });
