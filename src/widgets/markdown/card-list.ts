import { formatMoney } from '#shared/text/money.ts';
import type { CardData } from '@/features/catalog/cards/card-data';
import { productHref } from '@/shop/addresses/paths';
import { link, list, paragraph } from './nodes';

export type ListedCard = Pick<CardData, 'productUrl' | 'name' | 'price' | 'priceBefore' | 'hasDearerSizes'>;

/** Goods as a list of links with their prices. */
export function cardList(cards: readonly ListedCard[]) {
  if (cards.length === 0) return [];
  return [
    list(
      cards.map((card) => paragraph(link(card.name, productHref(card.productUrl)), ` — ${priceOf(card)}`)),
    ),
  ];
}

function priceOf({ price, priceBefore, hasDearerSizes }: ListedCard): string {
  const now = `${hasDearerSizes ? 'от ' : ''}${formatMoney(price)}`;
  return priceBefore === null ? now : `${now} (до\u00a0скидки ${formatMoney(priceBefore)})`;
}
