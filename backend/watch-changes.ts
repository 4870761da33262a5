import type { ChangeListener, Goods } from './listing/goods.ts';
import type { SearchRulesFile } from './listing/search-rules.ts';
import { loggedCause } from './platform/log/logged-cause.ts';
import type { Logger } from './platform/log/logger.ts';

/** Goods look for changes once a second at most; asked this often, they do so once a second. In ms. */
const EVERY_MS = 250;
/** The file of rules is looked at once a second. */
const RULES_EVERY_MS = 1000;

/**
 * Reports what changed to those who answer from memory without asking the goods, within some two seconds of the commit,
 * by any process. Changes of a database that is down are reported when it is back.
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
      if (!isDown) logger.warn({ cause: loggedCause(error) }, 'changes could not be looked for');
      isDown = true;
    } finally {
      isLooking = false;
    }
  }
  const timer = setInterval(() => void look(), EVERY_MS).unref();
  return { stop: () => clearInterval(timer) };
}

/** Reports that anything may have changed when the rules of the search are others: searches are among the kept pages. */
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
