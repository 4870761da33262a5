import { readdirSync } from 'node:fs';
import { setPriority } from 'node:os';

/**
 * Lowers the priority of this process with all its threads. Linux has one for each thread, and those in which the image
 * library works are there before this is called; threads that are made later take it over from their maker.
 * @param niceness 0 to 19; 19 takes only what others leave
 */
export function standBack(niceness: number): void {
  for (const thread of threads())
    try {
      setPriority(thread, niceness);
    } catch {
      // It has ended since.
    }
}

const threads = () =>
  process.platform === 'linux' ? readdirSync('/proc/self/task').map(Number) : [process.pid];
