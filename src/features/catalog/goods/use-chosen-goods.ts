import { useRouter } from '@tanstack/react-router';
import { type MouseEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { isApiError } from '@/lib/api';
import { isPlainClick, pageOfLink } from '@/lib/navigation/link-navigation';
import { showToast } from '@/lib/ui/overlays/toast';
import type { ListedGoods } from '../cards/listed-goods';
import { type Choice, choiceKey } from '../choice/choice';
import { choiceHref, type Place } from '../choice/place';

export type ChosenGoods = {
  /** What the filters show: the choice of the page, or the one that is loading. */
  choice: Choice;
  busy: boolean;
  apply(choice: Choice): void;
  /** For links to another choice or order of the same goods. */
  follow(event: MouseEvent<HTMLAnchorElement>): void;
  /**
   * The whole list. Its beginning is brought into sight when other goods are shown; it takes the focus of a link that
   * has gone with what it took off.
   */
  top: RefObject<HTMLDivElement | null>;
};

/**
 * Goes from one choice to another. The goods are fetched first and shown when they are here: until then the page stays
 * as it is, with the focus where it was and the filters answering. A failure is reported, and nothing changes.
 */
export function useChosenGoods(place: Place, goods: ListedGoods): ChosenGoods {
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: when other goods are shown, in any way
  useLayoutEffect(() => {
    setWanted(undefined);
    if (moved.current) showTop(top.current);
  }, [shown]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above; after the chips have looked for a place of their own
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
      // The goods that are here are better than none.
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
    apply: (choice) => void go(choiceHref(place, goods, choice), choice),
    follow(event) {
      const href = isPlainClick(event) ? pageOfLink(event.target) : undefined;
      if (href === undefined) return;
      event.preventDefault();
      void go(href);
    },
    top,
  };
}

/** Puts the beginning of the list under the header, unless it is in sight already. */
function showTop(list: HTMLElement | null): void {
  if (!list) return;
  const below = list.getBoundingClientRect().top - Number.parseFloat(getComputedStyle(list).scrollMarginTop);
  if (below < 0) window.scrollBy({ top: below, behavior: 'instant' });
}
