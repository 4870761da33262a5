import { readFileSync } from 'node:fs';

/** A process, identified by its number and start time, since numbers are reused. */
export type ProcessMark = { pid: number; startedAt: string | null };

export const processMark = (pid: number): ProcessMark => ({
  pid,
  startedAt: startOf(pid)?.startedAt ?? null,
});

/** Null for anything that is not a mark, such as a file cut short. */
export function parseProcessMark(text: string | null): ProcessMark | null {
  try {
    const { pid, startedAt } = JSON.parse(text ?? '') as Partial<ProcessMark>;
    if (!Number.isSafeInteger(pid) || Number(pid) < 1) return null;
    return { pid: Number(pid), startedAt: typeof startedAt === 'string' ? startedAt : null };
  } catch {
    return null;
  }
}

/** Whether the very process of the mark still runs. Without /proc only its number can be asked for. */
export function isAlive({ pid, startedAt }: ProcessMark): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: it runs, under another user.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  const now = startOf(pid);
  if (!now || startedAt === null) return true;
  return now.startedAt === startedAt && now.state !== 'Z';
}

/** Boot and ticks since then at which a process began, and its state, where /proc has them. */
function startOf(pid: number): { startedAt: string; state: string } | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    // The name in brackets may hold spaces and brackets itself; fields count from behind it (proc(5)).
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [state, ticks] = [fields[0], fields[19]];
    return state && ticks ? { startedAt: `${boot} ${ticks}`, state } : null;
  } catch {
    return null;
  }
}
