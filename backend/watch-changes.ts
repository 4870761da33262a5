import type { ChangeListener, Goods } from './listing/goods.ts';
import type { SearchRulesFile } from './listing/search-rules.ts';
import { loggedCause } from './platform/log/logged-cause.ts';
import type { Logger } from './platform/log/logger.ts';

/**
 * Interval at which the goods are read, in ms. A read checks for changes only if the last check is a second
 * old; this short interval makes such checks really happen every second.
 */
const EVERY_MS = 250;
/** How often the file of search rules is checked. */
const RULES_EVERY_MS = 1000;

/**
 * Reports changes to caches that answer without reading the goods. A change by any process is reported within
 * about two seconds after its commit, or, if the database is down, as soon as it is available again.
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
 * When the search rules change, reports that any data may have changed, because cached pages may contain
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
