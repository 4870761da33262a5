import { readdirSync, readFileSync } from 'node:fs';

// Reads CPU time and memory of processes from /proc, which only Linux has.

const TICK_MS = 10;

/** Ids of a process and its child processes. */
function family(pid: number): number[] {
  const children = readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
    readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  );
  return [pid, ...children.flatMap(family)];
}

/** CPU time in ms of a process and its child processes, over all threads. */
export function cpuOf(pid: number): number {
  return family(pid).reduce((sum, one) => {
    const fields = (readFileSync(`/proc/${one}/stat`, 'utf8').split(') ')[1] ?? '').split(' ');
    return sum + (Number(fields[11]) + Number(fields[12])) * TICK_MS;
  }, 0);
}

/** Memory in MiB of each process that serves the shop. */
export const memoryOf = (pid: number): number[] =>
  family(pid).map((one) => {
    const status = readFileSync(`/proc/${one}/status`, 'utf8');
    return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
  });
