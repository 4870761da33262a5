import { formatMoney } from '#shared/text/money.ts';
import { countOf, GOODS } from '#shared/text/plural.ts';
import type { CatalogDeps } from '../../catalog/base/deps.ts';
import type { Letter } from '../../platform/mail/letter.ts';

/** A wishlist item that costs less than the price that the shopper knows. Prices are in kopecks. */
export type Drop = {
  articleId: string;
  name: string;
  colour: string;
  /** Name of the chosen size; null if the shopper chose none. */
  size: string | null;
  productUrl: string;
  was: number;
  price: number;
  /** Whether the colour's sizes differ in price, so that the letter says «from» this price. */
  isFrom: boolean;
};

/** Maximum number of goods that a letter lists. Above it, the letter says how many more there are. */
const NAMED = 10;

/**
 * Writes one letter about all goods that became cheaper. Sizes of a colour with the same prices share a line.
 */
export function priceDropLetter(
  { publicUrl }: Pick<CatalogDeps, 'publicUrl'>,
  drops: readonly Drop[],
  unsubscribeHref: string,
): Letter {
  const goods = [
    ...Map.groupBy(drops, ({ productUrl, was, price }) => `${productUrl} ${was} ${price}`).values(),
  ];
  const [only] = goods.length === 1 ? drops : [];
  const unnamed = goods.length - NAMED;
  return {
    subject: only
      ? `Цена снизилась: ${only.name}`
      : `Цены снизились: ${countOf(goods.length, GOODS)} из\u00a0избранного`,
    before: [`Подешевело то, что лежит у\u00a0вас в\u00a0избранном${inStock(drops)}.`],
    entries: goods.slice(0, NAMED).flatMap(entryOf(publicUrl)),
    link: { label: 'Открыть избранное', href: `${publicUrl}/wishlist` },
    after: [
      ...(unnamed > 0 ? [`И\u00a0ещё ${countOf(unnamed, GOODS)} в\u00a0избранном.`] : []),
      'Товары не\u00a0отложены: размер может закончиться, а\u00a0цена\u00a0— измениться.',
    ],
    foot: {
      words:
        'Рекламное письмо. Вы\u00a0получили его, потому что попросили сообщать о\u00a0снижении цены. Писем о\u00a0заказах отказ не\u00a0касается.',
      label: 'Отписаться',
      href: unsubscribeHref,
    },
  };
}

/**
 * The sentence about stock. All goods in the letter are in stock; sizes are mentioned only if the shopper
 * chose them.
 */
const inStock = (drops: readonly Drop[]): string =>
  drops.every(({ size }) => size !== null) ? ', и\u00a0ваш размер в\u00a0наличии' : '';

const entryOf =
  (publicUrl: string) =>
  (sizes: Drop[]): NonNullable<Letter['entries']>[number][] => {
    const [first] = sizes;
    if (!first) return [];
    const chosen = sizes.flatMap(({ size }) => size ?? []);
    const word = chosen.length === 1 ? 'размер' : 'размеры';
    return [
      {
        title: first.name,
        lines: [
          `Цвет «${first.colour}»${chosen.length > 0 ? `, ${word}\u00a0${chosen.join(', ')}` : ''}`,
          `${first.isFrom ? 'от\u00a0' : ''}${formatMoney(first.price)} вместо ${formatMoney(first.was)}`,
        ],
        href: `${publicUrl}/product/${first.productUrl}`,
      },
    ];
  };
