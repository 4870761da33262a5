import { countOf, type PluralForms } from '../text/plural.ts';
import { NBSP as nbsp } from '../text/typography.ts';
import { maxLineQuantity, maxLines, maxWishes } from './limits.ts';

/**
 * A line to which not all of the guest's pieces could be added. `quantity` is its quantity now. `byStock`:
 * whether the stock was the limit, and not the maximum of 10.
 */
export type LoweredLine = { articleId: string; quantity: number; byStock: boolean };

/**
 * Why the guest's gift was not taken over: the account's cart has another gift of the same rule, or its goods
 * do not earn this gift.
 */
type GiftLoss = 'ANOTHER_TAKEN' | 'NOT_OFFERED';

/** What a merge of two carts did with their goods. */
export type MergedGoods = {
  /** Number of lines that were added or whose quantity grew. */
  added: number;
  lowered: LoweredLine[];
  /** Sold-out articles that were left out. */
  soldOut: string[];
  /** How many articles were left out because the cart has the maximum number of lines. */
  noRoom: number;
  giftLosses: GiftLoss[];
  /** Messages about gifts in the account's cart, such as one that was removed. */
  messages: { text: string }[];
};

/**
 * Why a promo code of the guest was not taken over: it has expired, has no uses left, or the cart has the
 * maximum number of codes.
 */
export type CodeLoss = 'ENDED' | 'USED_UP' | 'NO_ROOM';

/** What a merge of two carts did with their promo codes. */
export type MergedCodes = {
  /** Codes of the guest that are now in the account's cart. */
  moved: string[];
  /** Codes of the guest that were not taken over, each with the reason. */
  refused: { code: string; loss: CodeLoss }[];
  /** Codes removed from the account's cart, because they have no uses left. */
  lost: string[];
};

/** Forms of «товар» after «у»: у 21 товара, у 5 товаров. */
const GOODS_GENITIVE: PluralForms = ['товара', 'товаров', 'товаров'];

/** Name and size of an article, for use in a sentence. */
export type GoodsName = { name: string; size: string };

/**
 * Maximum number of sentences about the cart. A cart has at most ten messages, and two of them are reserved
 * for the wishlist.
 */
const maxSentences = 8;
/** At most this many articles are named in a sentence. If there are more, it only says how many. */
const maxNamed = 2;
/**
 * Longer names of articles are shortened to this many characters, so that a sentence fits into the 200
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
 * Messages in Russian that say what a merge of two carts did: at most eight of at most 200 characters. Empty
 * if nothing needs to be said. `nameOf` returns the name of an article.
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

/** An article in a sentence: «Пальто из шерсти», 44. Quotes inside the name become inner quotes („…“). */
function quoted({ name, size }: GoodsName): string {
  const inner = name.replaceAll('«', '„').replaceAll('»', '“');
  const short = inner.length > maxName ? `${inner.slice(0, maxName - 1).trimEnd()}…` : inner;
  return `«${short}», ${size}`;
}

/**
 * Messages about the merge of two wishlists: how many goods were added, and how many were left out because
 * the list is full.
 */
export function wishlistMessages(added: number, dropped: number): string[] {
  return [
    ...when(added > 0, `В${nbsp}избранное добавлены товары, выбранные до${nbsp}входа:${nbsp}${added}`),
    ...when(
      dropped > 0,
      `В${nbsp}избранном помещается не${nbsp}больше ${maxWishes}${nbsp}товаров, не${nbsp}перенесены:${nbsp}${dropped}`,
    ),
  ];
}
