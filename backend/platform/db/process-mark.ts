import { readFileSync } from 'node:fs';

/**
 * Identifies a process by its PID and its start time. The PID alone is not enough, because the system reuses
 * PIDs.
 */
export type ProcessMark = { pid: number; startedAt: string | null };

export const processMark = (pid: number): ProcessMark => ({
  pid,
  startedAt: startOf(pid)?.startedAt ?? null,
});

/** Parses a process mark; null if the text is not one, for example because the file was cut off. */
export function parseProcessMark(text: string | null): ProcessMark | null {
  try {
    const { pid, startedAt } = JSON.parse(text ?? '') as Partial<ProcessMark>;
    if (!Number.isSafeInteger(pid) || Number(pid) < 1) return null;
    return { pid: Number(pid), startedAt: typeof startedAt === 'string' ? startedAt : null };
  } catch {
    return null;
  }
}

/** Whether the process is still running. Without /proc (not Linux), only the PID is compared. */
export function isAlive({ pid, startedAt }: ProcessMark): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: the process exists, but belongs to another user.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  const now = startOf(pid);
  if (!now || startedAt === null) return true;
  return now.startedAt === startedAt && now.state !== 'Z';
}

/**
 * State of a process, and when it started: the id of the system's boot, and ticks since the boot. Null
 * without /proc (not Linux).
 */
function startOf(pid: number): { startedAt: string; state: string } | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    // The name of the program, in parentheses, may itself contain spaces and parentheses. So the fields are
    // counted from its end (proc(5)).
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [state, ticks] = [fields[0], fields[19]];
    return state && ticks ? { startedAt: `${boot} ${ticks}`, state } : null;
  } catch {
    return null;
  }
}
