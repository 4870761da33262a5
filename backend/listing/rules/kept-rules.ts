import { readFileSync, statSync } from 'node:fs';
import type { Logger } from '../../platform/log/logger.ts';
import { noRules, readRules, type SearchRules } from './read-rules.ts';

/** How often the file is looked at, in ms. */
const LOOK_EVERY_MS = 1000;

export type KeptRules = {
  /** The rules as they are in the file, no older than a second; those of before while the file has mistakes. */
  current(): SearchRules;
};

/** Follows a file of rules while the shop runs. Without the file there are no rules. */
export function keepRules(file: string, { clock, logger }: { clock: () => Date; logger: Logger }): KeptRules {
  let rules = noRules;
  let seen = 'none';
  let lookedAt = Number.NEGATIVE_INFINITY;
  return {
    current() {
      const now = clock().getTime();
      if (Math.abs(now - lookedAt) < LOOK_EVERY_MS) return rules;
      lookedAt = now;
      const mark = markOf(file);
      if (mark === seen) return rules;
      seen = mark;
      if (mark === 'none') rules = noRules;
      else {
        const read = readOrSay(file);
        if ('rules' in read) rules = read.rules;
        else
          logger.warn({ mistakes: read.mistakes.slice(0, 20) }, 'rules of the search are kept as they were');
      }
      return rules;
    },
  };
}

function readOrSay(file: string): ReturnType<typeof readRules> {
  try {
    return readRules(readFileSync(file, 'utf8'));
  } catch (error) {
    return { mistakes: [error instanceof Error ? error.message : String(error)] };
  }
}

/** Changes with the file. */
function markOf(file: string): string {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats ? `${stats.mtimeMs} ${stats.size} ${stats.ino}` : 'none';
}
