import type { ChangeListener, Goods } from './listing/goods.ts';
import type { SearchRulesFile } from './listing/search-rules.ts';
import { loggedCause } from './platform/log/logged-cause.ts';
import type { Logger } from './platform/log/logger.ts';

/**
 * The goods check for changes at most once a second; polling this often makes them do so every second. In ms.
 */
const EVERY_MS = 250;
/** How often the file of search rules is checked. */
const RULES_EVERY_MS = 1000;

/**
 * Reports changes to caches that answer without reading the goods, within about two seconds of the commit by
 * any process. After a database outage, changes are reported when it is back.
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
 * Reports that anything may have changed when the search rules change, because search results are cached as
 * well.
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
