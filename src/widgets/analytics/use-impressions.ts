import { type RefObject, useEffect, useRef } from 'react';
import type { CardData } from '@/features/catalog/cards/card-data';
import { productHref } from '@/shop/addresses/paths';
import type { EventGoods } from '@/shop/analytics/events';
import { track } from '@/shop/analytics/track';

/** Cards that become visible within this time, in ms, are reported together. */
const GATHER_MS = 500;

/** Reports the cards of a list of which at least a half was visible, each once. */
export function useImpressions(place: RefObject<HTMLElement | null>, cards: readonly CardData[]): void {
  const seen = useRef(new Set<string>());
  useEffect(() => {
    const list = place.current;
    if (!list || typeof IntersectionObserver === 'undefined') return;
    const goods = new Map(cards.map((card, at) => [productHref(card.productUrl), goodsOf(card, at + 1)]));
    let gathered: EventGoods[] = [];
    let timer: number | undefined;
    const send = () => {
      window.clearTimeout(timer);
      timer = undefined;
      if (gathered.length > 0) track({ type: 'impressions', list: location.pathname, goods: gathered });
      gathered = [];
    };
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          const href = hrefsOf(target).find((each) => goods.has(each));
          const product = isIntersecting && href ? goods.get(href) : undefined;
          if (!product || seen.current.has(product.productUrl)) continue;
          seen.current.add(product.productUrl);
          gathered.push(product);
        }
        if (gathered.length > 0) timer ??= window.setTimeout(send, GATHER_MS);
      },
      { threshold: 0.5 },
    );
    for (const card of list.querySelectorAll('.card-grid > li')) observer.observe(card);
    return () => {
      observer.disconnect();
      send();
    };
  }, [place, cards]);
}

const goodsOf = ({ productUrl, name, price }: CardData, position: number): EventGoods => ({
  productUrl,
  name,
  price,
  position,
});

const hrefsOf = (card: Element) =>
  [...card.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');
