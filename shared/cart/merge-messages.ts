import { countOf, type PluralForms } from '../text/plural.ts';
import { NBSP as nbsp } from '../text/typography.ts';
import { maxLineQuantity, maxLines, maxWishes } from './limits.ts';

/**
 * A line whose quantity could not grow by all pieces of the guest: its quantity now, and whether the stock
 * limits it (otherwise the maximum of ten).
 */
export type LoweredLine = { articleId: string; quantity: number; byStock: boolean };

/**
 * Why a guest's gift did not move to the account's cart: this cart has another gift of the same rule, or may
 * not take this gift.
 */
type GiftLoss = 'ANOTHER_TAKEN' | 'NOT_OFFERED';

/** What a merge did with the goods of two carts. */
export type MergedGoods = {
  /** Number of lines that were added or whose quantity grew. */
  added: number;
  lowered: LoweredLine[];
  /** Sold-out articles that were left out. */
  soldOut: string[];
  /** Number of articles that were left out because the cart is full. */
  noRoom: number;
  giftLosses: GiftLoss[];
  /** Messages about gifts in the account's cart, such as one that was removed. */
  messages: { text: string }[];
};

/** Why one of the guest's codes was not taken over. */
export type CodeLoss = 'ENDED' | 'USED_UP' | 'NO_ROOM';

/** What a merge did with the promo codes of two carts. */
export type MergedCodes = {
  /** The guest's codes that the account's cart takes over. */
  moved: string[];
  /** The guest's codes that were not taken over. */
  refused: { code: string; loss: CodeLoss }[];
  /** The account's codes that were removed, because they have no uses left. */
  lost: string[];
};

/** Forms of «товар» after «у»: у 21 товара, у 5 товаров. */
const GOODS_GENITIVE: PluralForms = ['товара', 'товаров', 'товаров'];

/** An article as named in a sentence. */
export type GoodsName = { name: string; size: string };

/** Maximum number of sentences about the cart. Two of the ten messages are reserved for the wishlist. */
const maxSentences = 8;
/**
 * Maximum number of articles named in one sentence. If there are more, the sentence states only their number.
 */
const maxNamed = 2;
/**
 * Maximum length of an article's name in a sentence: with a longer name the sentence might exceed the 200
 * characters of a message.
 */
const maxName = 90;

const giftLosses: Record<GiftLoss, string> = {
  ANOTHER_TAKEN: `Подарок, выбранный до${nbsp}входа, не${nbsp}перенесён: в${nbsp}корзине уже есть другой`,
  NOT_OFFERED: `Подарок, выбранный до${nbsp}входа, не${nbsp}перенесён: его больше нельзя выбрать`,
};

const codeLosses: Record<CodeLoss, string> = {
  ENDED: 'срок действия закончился',
  USED_UP: 'он уже использован',
  NO_ROOM: `в${nbsp}заказе помещается не${nbsp}больше 10${nbsp}промокодов`,
};

/**
 * Messages about a cart merge, in Russian: at most eight sentences of at most 200 characters; an empty list if nothing
 * happened. `nameOf` returns the name of an article.
 */
export function mergeMessages(
  lines: MergedGoods,
  codes: MergedCodes,
  nameOf: (articleId: string) => GoodsName,
): string[] {
  const called = (articleId: string) => quoted(nameOf(articleId));
  return [
    ...when(
      lines.added > 0,
      `В${nbsp}корзину добавлены товары, выбранные до${nbsp}входа:${nbsp}${lines.added}`,
    ),
    ...namedOrCounted(
      lines.lowered,
      ({ articleId, quantity, byStock }) =>
        byStock
          ? `${called(articleId)}: осталось ${quantity}${nbsp}шт., количество уменьшено`
          : `${called(articleId)}: не${nbsp}больше ${maxLineQuantity}${nbsp}шт. в${nbsp}заказе, количество уменьшено`,
      (count) => `Количество уменьшено у${nbsp}${countOf(count, GOODS_GENITIVE)}`,
    ),
    ...namedOrCounted(
      lines.soldOut,
      (articleId) => `${called(articleId)}: товар закончился и${nbsp}не${nbsp}перенесён в${nbsp}корзину`,
      (count) => `Закончились и${nbsp}не${nbsp}перенесены в${nbsp}корзину товары:${nbsp}${count}`,
    ),
    ...when(
      lines.noRoom > 0,
      `В${nbsp}корзине помещается не${nbsp}больше ${maxLines}${nbsp}разных товаров, не${nbsp}перенесены:${nbsp}${lines.noRoom}`,
    ),
    ...new Set(lines.giftLosses.map((loss) => giftLosses[loss])),
    ...lines.messages.map(({ text }) => text),
    ...namedOrCounted(
      [
        ...codes.refused.map(({ code, loss }) => `Промокод ${code} не${nbsp}перенесён: ${codeLosses[loss]}`),
        ...codes.lost.map((code) => `Промокод ${code} убран из${nbsp}корзины: ${codeLosses.USED_UP}`),
      ],
      (sentence) => sentence,
      (count) => `Больше не${nbsp}действуют или не${nbsp}перенесены промокоды:${nbsp}${count}`,
      1,
    ),
    ...namedOrCounted(
      codes.moved,
      (code) => `Промокод ${code} перенесён в${nbsp}корзину`,
      (count) => `В${nbsp}корзину перенесены промокоды:${nbsp}${count}`,
      1,
    ),
  ].slice(0, maxSentences);
}

const when = (holds: boolean, sentence: string) => (holds ? [sentence] : []);

function namedOrCounted<T>(
  all: readonly T[],
  name: (one: T) => string,
  countThem: (count: number) => string,
  most = maxNamed,
): string[] {
  return all.length > most ? [countThem(all.length)] : all.map(name);
}

/** An article as «Пальто из шерсти», 44. Quotes within the name become Russian inner quotes. */
function quoted({ name, size }: GoodsName): string {
  const inner = name.replaceAll('«', '„').replaceAll('»', '“');
  const short = inner.length > maxName ? `${inner.slice(0, maxName - 1).trimEnd()}…` : inner;
  return `«${short}», ${size}`;
}

/** Messages about a wishlist merge: how many goods were added, and how many did not fit. */
export function wishlistMessages(added: number, dropped: number): string[] {
  return [
    ...when(added > 0, `В${nbsp}избранное добавлены товары, выбранные до${nbsp}входа:${nbsp}${added}`),
    ...when(
      dropped > 0,
      `В${nbsp}избранном помещается не${nbsp}больше ${maxWishes}${nbsp}товаров, не${nbsp}перенесены:${nbsp}${dropped}`,
    ),
  ];
}
