import { readdirSync } from 'node:fs';
import { setPriority } from 'node:os';

/**
 * Lowers the priority of this process and all its threads. On Linux, each thread has its own priority, so
 * existing threads, such as those of the image library, are changed one by one; new threads inherit it.
 * @param niceness 0 to 19; 19 is the lowest priority.
 */
export function lowerPriority(niceness: number): void {
  for (const thread of threads())
    try {
      setPriority(thread, niceness);
    } catch {
      // Not an error: the thread has ended since the list was read.
    }
}

const threads = () =>
  process.platform === 'linux' ? readdirSync('/proc/self/task').map(Number) : [process.pid];
