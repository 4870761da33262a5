import { readFileSync } from 'node:fs';

/** Identifies a process by its number (PID) and start time, because the system reuses process numbers. */
export type ProcessMark = { pid: number; startedAt: string | null };

export const processMark = (pid: number): ProcessMark => ({
  pid,
  startedAt: startOf(pid)?.startedAt ?? null,
});

/**
 * Reads a process mark from a text; null if the text is not a process mark, for example in a truncated file.
 */
export function parseProcessMark(text: string | null): ProcessMark | null {
  try {
    const { pid, startedAt } = JSON.parse(text ?? '') as Partial<ProcessMark>;
    if (!Number.isSafeInteger(pid) || Number(pid) < 1) return null;
    return { pid: Number(pid), startedAt: typeof startedAt === 'string' ? startedAt : null };
  } catch {
    return null;
  }
}

/** Whether the marked process is still running. Where /proc is missing, only the number is compared. */
export function isAlive({ pid, startedAt }: ProcessMark): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM means that the process exists, but runs under another user.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  const now = startOf(pid);
  if (!now || startedAt === null) return true;
  return now.startedAt === startedAt && now.state !== 'Z';
}

/** Boot id, start time in ticks since boot, and state of a process; null without /proc. */
function startOf(pid: number): { startedAt: string; state: string } | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    // The name in parentheses may itself contain spaces and parentheses, so fields are counted from the end
    // of the name (proc(5)).
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [state, ticks] = [fields[0], fields[19]];
    return state && ticks ? { startedAt: `${boot} ${ticks}`, state } : null;
  } catch {
    return null;
  }
}
