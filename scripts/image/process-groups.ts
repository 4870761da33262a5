import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';

/** How long processes may take to end after SIGTERM, in ms. */
const GRACE_MS = 10_000;
const LOOK_EVERY_MS = 50;

/**
 * Starts each process in its own process group, to be able to stop it together with all processes that it
 * starts. Ctrl+C in the terminal does not reach these groups, so the user of this class must stop them.
 */
export class ProcessGroups {
  readonly #leaders = new Set<number>();
  readonly #signal: AbortSignal;

  /** @param signal once aborted, no further processes are started */
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

  /** Sends SIGTERM to all groups. Processes that are still running after `graceMs` ms get SIGKILL. */
  async stopAll(graceMs = GRACE_MS): Promise<void> {
    const alive = () => [...this.#leaders].filter((leader) => signalTo(leader, 0));
    for (const leader of alive()) signalTo(leader, 'SIGTERM');
    for (let waited = 0; waited < graceMs && alive().length > 0; waited += LOOK_EVERY_MS)
      await pause(LOOK_EVERY_MS);
    for (const leader of alive()) signalTo(leader, 'SIGKILL');
    this.#leaders.clear();
  }
}

/**
 * Sends a signal to a process group; 0 sends none and only checks. Returns whether the group still has
 * processes.
 */
function signalTo(leader: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(-leader, signal);
  } catch {
    return false;
  }
}
