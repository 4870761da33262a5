import { useRouter } from '@tanstack/react-router';
import { type MouseEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { isApiError } from '@/lib/api';
import { isPlainClick, pathOfLink } from '@/lib/navigation/link-clicks';
import { showToast } from '@/lib/ui/overlays/toast';
import type { ListedGoods } from '../cards/listed-goods';
import { type Choice, choiceKey } from '../choice/choice';
import { choiceHref, type GoodsSource } from '../choice/goods-source';

export type ChosenGoods = {
  /** The choice that the filters show: that of the page, or the next one while its goods are loading. */
  choice: Choice;
  busy: boolean;
  apply(choice: Choice): void;
  /** Handles a click on a link to another choice or order of the same list. */
  follow(event: MouseEvent<HTMLAnchorElement>): void;
  /**
   * Ref of the list. When the list shows other goods, its top is scrolled into view; it gets the focus if the
   * focused link has disappeared.
   */
  top: RefObject<HTMLDivElement | null>;
};

/**
 * Changes the choice of a list. The new goods are loaded first; until then the page keeps the old goods and
 * the focus, and the filters still work. A failure is reported and changes nothing.
 */
export function useChosenGoods(source: GoodsSource, goods: ListedGoods): ChosenGoods {
  const router = useRouter();
  const [wanted, setWanted] = useState<{ choice: Choice | undefined }>();
  const latest = useRef<object>(undefined);
  const top = useRef<HTMLDivElement>(null);
  const moved = useRef(false);
  useEffect(
    () => () => {
      latest.current = undefined;
    },
    [],
  );

  const shown = `${choiceKey(goods.choice)} ${goods.sort} ${goods.page}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when other goods are shown, for any reason
  useLayoutEffect(() => {
    setWanted(undefined);
    if (moved.current) showTop(top.current);
  }, [shown]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for other goods, after the chips have tried to move the focus
  useEffect(() => {
    const isLost = moved.current && document.activeElement === document.body;
    moved.current = false;
    if (isLost) top.current?.focus({ preventScroll: true });
  }, [shown]);

  async function go(href: string, choice?: Choice) {
    const mine = {};
    latest.current = mine;
    setWanted({ choice });
    const url = new URL(href, window.location.origin);
    const search = router.options.parseSearch?.(url.search) ?? {};
    const matches = await router.preloadRoute({ to: url.pathname, search }).catch(() => undefined);
    if (latest.current !== mine) return;
    const failure = matches?.map(({ error }) => error).find(isApiError);
    if (failure) {
      // On a failure keep the current goods.
      setWanted(undefined);
      showToast({
        text: failure.message,
        action: { label: 'Повторить', run: () => void go(href, choice) },
      });
      return;
    }
    moved.current = true;
    await router.navigate({ href, resetScroll: false });
    if (latest.current === mine) setWanted(undefined);
  }

  return {
    choice: wanted?.choice ?? goods.choice,
    busy: wanted !== undefined,
    apply: (choice) => void go(choiceHref(source, goods, choice), choice),
    follow(event) {
      const href = isPlainClick(event) ? pathOfLink(event.target) : undefined;
      if (href === undefined) return;
      event.preventDefault();
      void go(href);
    },
    top,
  };
}

/** Scrolls to the top of the list, unless it is visible. */
function showTop(list: HTMLElement | null): void {
  if (!list) return;
  const below = list.getBoundingClientRect().top - Number.parseFloat(getComputedStyle(list).scrollMarginTop);
  if (below < 0) window.scrollBy({ top: below, behavior: 'instant' });
}
