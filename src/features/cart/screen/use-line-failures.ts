import { useState } from 'react';
import { type CartItem, isApiError } from '@/lib/api';
import { showToast } from '@/lib/ui/overlays/toast';
import { lineKey } from '../state/cart-facts';

/**
 * Errors of lines. They are stored outside of the lines, because a line that could not be removed is rendered
 * again only after the refusal.
 */
export function useLineFailures() {
  const [failures, setFailures] = useState<ReadonlyMap<string, string>>(new Map());

  function setFailure(key: string, message: string | undefined) {
    setFailures((before) => {
      const others = [...before].filter(([other]) => other !== key);
      return new Map(message === undefined ? others : [...others, [key, message]]);
    });
  }

  async function attempt(item: CartItem, work: () => Promise<unknown>) {
    const key = lineKey(item);
    setFailure(key, undefined);
    try {
      await work();
    } catch (cause) {
      if (!isApiError(cause)) throw cause;
      // Another tab has removed the line, so there is no line at which to show the error.
      if (cause.code === 'ARTICLE_NOT_IN_CART') showToast({ text: cause.message });
      else setFailure(key, cause.message);
    }
  }

  return {
    failures,
    attempt: (item: CartItem, work: () => Promise<unknown>) => void attempt(item, work),
  };
}
