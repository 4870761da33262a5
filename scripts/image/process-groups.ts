import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';

/** How long processes may take to end after SIGTERM, in ms. */
const GRACE_MS = 10_000;
const LOOK_EVERY_MS = 50;

/**
 * Starts each process in a process group of its own, so that it can be stopped together with all processes
 * that it starts. Ctrl+C does not reach these groups, so the program that uses this class has to stop them.
 */
export class ProcessGroups {
  readonly #leaders = new Set<number>();
  readonly #signal: AbortSignal;

  /** @param signal prevents further processes from being started once it is aborted */
  constructor(signal: AbortSignal) {
    this.#signal = signal;
  }

  start(command: string, args: readonly string[], options: SpawnOptions): ChildProcess {
    this.#signal.throwIfAborted();
    const child = spawn(command, args, { ...options, detached: true });
    if (child.pid !== undefined) this.#leaders.add(child.pid);
    return child;
  }

  /**
   * Waits until a process ends. Returns its exit code, or null if a signal ended it.
   * @throws the reason of the abort, or the reason why the process could not be started
   */
  async exitOf(child: ChildProcess): Promise<number | null> {
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
    const [code] = (await once(child, 'exit', { signal: this.#signal }).catch((error: unknown) => {
      this.#signal.throwIfAborted();
      throw error;
    })) as [number | null];
    return code;
  }

  /**
   * Stops all groups with SIGTERM. Processes that still run after the grace period (in ms) are killed with
   * SIGKILL.
   */
  async stopAll(graceMs = GRACE_MS): Promise<void> {
    const alive = () => [...this.#leaders].filter((leader) => signalTo(leader, 0));
    for (const leader of alive()) signalTo(leader, 'SIGTERM');
    for (let waited = 0; waited < graceMs && alive().length > 0; waited += LOOK_EVERY_MS)
      await pause(LOOK_EVERY_MS);
    for (const leader of alive()) signalTo(leader, 'SIGKILL');
    this.#leaders.clear();
  }
}

/** Sends a signal to a process group. Returns whether the group still has processes. */
function signalTo(leader: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(-leader, signal);
  } catch {
    return false;
  }
}
