import type { ChangeListener, Goods } from './listing/goods.ts';
import type { SearchRulesFile } from './listing/search-rules.ts';
import { loggedCause } from './platform/log/logged-cause.ts';
import type { Logger } from './platform/log/logger.ts';

/**
 * How often the goods are requested, in ms. A request checks for changes only if the last check is at least a
 * second old; with this short interval, there is a check every second.
 */
const EVERY_MS = 250;
/** How often the file with the search rules is checked, in ms. */
const RULES_EVERY_MS = 1000;

/**
 * Reports changes to caches that do not read the goods themselves. A change by any process is reported within
 * about two seconds after its commit or, if the database is down, as soon as it is available again.
 */
export function watchChanges(
  goods: Pick<Goods, 'current' | 'onChange'>,
  logger: Logger,
  listener: ChangeListener,
): { stop(): void } {
  goods.onChange(listener);
  let isLooking = false;
  let isDown = false;
  async function look(): Promise<void> {
    if (isLooking) return;
    isLooking = true;
    try {
      await goods.current();
      isDown = false;
    } catch (error) {
      if (!isDown) logger.warn({ cause: loggedCause(error) }, 'could not check for changes');
      isDown = true;
    } finally {
      isLooking = false;
    }
  }
  const timer = setInterval(() => void look(), EVERY_MS).unref();
  return { stop: () => clearInterval(timer) };
}

/**
 * When the search rules change, reports that anything may have changed, because cached pages may contain
 * search results.
 */
export function watchRules(rules: SearchRulesFile, listener: ChangeListener): { stop(): void } {
  let seen = rules.current();
  const timer = setInterval(() => {
    const now = rules.current();
    if (now === seen) return;
    seen = now;
    listener(null);
  }, RULES_EVERY_MS).unref();
  return { stop: () => clearInterval(timer) };
}
