import type { Order } from '#contract/client/client.schemas.ts';
import { orderSentence, payUntilWords } from '#shared/orders/order-words.ts';
import { PAID_OUT_WORDS } from '#shared/payments/till.ts';
import { isOnReceipt } from '#shared/payments/ways-to-pay.ts';
import { ANY_REASON_TERM, MONEY_TERM } from '#shared/refunds/term-words.ts';
import { formatMoney } from '#shared/text/money.ts';
import { typeset } from '#shared/text/typeset.ts';
import { NBSP } from '#shared/text/typography.ts';
import type { LetterEvent } from '../base/letter-event.ts';
import { editLetter } from './edit-letter.ts';
import { missingSentences } from './missing-words.ts';
import {
  deliveryFacts,
  goodsOf,
  parcelFacts,
  paymentFacts,
  paymentName,
  pickupFacts,
  sumsOf,
} from './order-facts.ts';
import type { OrderLetter } from './order-letter.ts';

/**
 * URLs of the links in a letter. `order` leads to the page of the order for shoppers with an account, and to
 * the status page for guests. `contact` is the page where guests can ask the shop to cancel; null for
 * shoppers with an account.
 */
export type LetterLinks = {
  order: string;
  payment: string;
  contact: string | null;
  /** URL of the page of purchases that can be reviewed; null for guests, who cannot write reviews. */
  reviews: string | null;
  /** URL of the page that explains how to return goods. */
  refunds: string;
};

const CANCELLED_BY = {
  SHOPPER: 'Вы отменили заказ.',
  BUYER_ASKED: 'Мы отменили заказ по вашей просьбе.',
  NOT_COLLECTED: 'Заказ не забрали вовремя, поэтому мы отменили его. Вещи вернулись в продажу.',
  NOT_REACHED: 'Мы не смогли связаться с вами, поэтому отменили заказ. Вещи вернулись в продажу.',
  SHOP: 'Магазин отменил заказ. Извините за неудобство.',
  UNPAID:
    'Оплата не пришла вовремя, поэтому товары вернулись в продажу. Деньги не списаны. Если вы всё же заплатили, мы восстановим заказ или вернём деньги: делать ничего не нужно.',
} as const;

const MONEY = {
  refunded: (sum: string) => [
    'деньги возвращены',
    `Мы вернули ${sum} туда, откуда они пришли. Когда они появятся на счёте, зависит от банка.`,
  ],
  'paid-too-late': (sum: string) => [
    'возвращаем деньги',
    `Оплата пришла, когда заказ был уже отменён. Мы возвращаем ${sum} туда, откуда они пришли: обычно за несколько дней, срок зависит от банка.`,
  ],
  'paid-twice': (sum: string) => [
    'возвращаем лишнюю оплату',
    `За заказ заплатили ещё раз. Мы возвращаем ${sum} туда, откуда они пришли: обычно за несколько дней, срок зависит от банка.`,
  ],
  'paid-before-edit': (sum: string) => [
    'возвращаем оплату',
    `Заказ изменился, и${NBSP}оплата по${NBSP}прежней ссылке к${NBSP}нему больше не${NBSP}подходит. Мы возвращаем ${sum} туда, откуда они пришли: обычно за несколько дней, срок зависит от банка.`,
  ],
  'paid-other-sum': (sum: string) => [
    'возвращаем оплату',
    `Банк списал не ту сумму, которую просил магазин. Мы возвращаем ${sum} туда, откуда они пришли: обычно за несколько дней, срок зависит от банка.`,
  ],
} as const satisfies Record<string, (sum: string) => readonly [string, string]>;

/**
 * Creates the letter about the latest event of an order; undefined for steps about which shoppers are not
 * informed.
 */
export function letterOf(
  order: Order,
  event: LetterEvent,
  { links, now }: { links: LetterLinks; now: Date },
): OrderLetter | undefined {
  const draft =
    event.kind === 'step' ? stepLetter(order, links, now) : piecesOrMoneyLetter(order, event, { links, now });
  return draft && worded(draft);
}

type Draft = Omit<OrderLetter, 'preview'>;

/**
 * Base content of every letter about an order: only the link to the order. Each kind of letter adds its own
 * parts.
 */
const plainLetter = (links: LetterLinks) => ({
  link: { label: 'Посмотреть заказ', href: links.order },
  facts: [],
  goods: [],
  sums: [],
  total: null,
  after: [],
});

const goodsAndSums = (order: Order) => ({
  goods: goodsOf(order),
  sums: sumsOf(order),
  ...paymentFacts(order),
});

const named = ({ number }: Order): string => `Заказ №${NBSP}${number}`;

/** The letter about pieces that were not found, an edit, or money that is paid back. */
function piecesOrMoneyLetter(
  order: Order,
  event: Exclude<LetterEvent, { kind: 'step' }>,
  { links, now }: { links: LetterLinks; now: Date },
): Draft {
  const plain = plainLetter(links);
  if (event.kind === 'missing')
    return {
      ...plain,
      ...goodsAndSums(order),
      subject: `${named(order)}: нашлось не всё`,
      sentences: missingSentences(order, event),
    };
  if (event.kind === 'paid-out')
    return {
      ...plain,
      subject: `${named(order)}: деньги возвращены`,
      sentences: [`Мы вернули ${formatMoney(event.sum)} ${PAID_OUT_WORDS[event.means]}.`],
    };
  if (event.kind === 'edited' || event.kind === 'edit-dropped')
    return {
      ...plain,
      ...(event.kind === 'edited' && event.money !== 'SURCHARGE' && goodsAndSums(order)),
      ...editLetter(order, event, { links, now }),
    };
  const [subject, text] = MONEY[event.kind](formatMoney(event.sum));
  return { ...plain, subject: `${named(order)}: ${subject}`, sentences: [text] };
}

/** The letter about the current state of an order; undefined if this state has no letter. */
function stepLetter(order: Order, links: LetterLinks, now: Date): Draft | undefined {
  const plain = plainLetter(links);
  const bought = { ...plain, ...goodsAndSums(order) };
  switch (order.state) {
    case 'PLACED':
      return {
        ...bought,
        subject: `${named(order)} оформлен`,
        sentences: [
          `Спасибо за заказ. К оплате ${formatMoney(order.total)}: ${paymentName(order).toLowerCase()}. ${order.delivery.kind === 'store' ? 'Когда заказ можно будет забрать, напишем.' : 'Когда заказ поедет, напишем.'}`,
        ],
        facts: [deliveryFacts(order)],
        after: [
          links.contact === null
            ? 'Пока заказ не начали собирать, его можно отменить в личном кабинете, целиком или по частям.'
            : `Пока заказ не начали собирать, его можно отменить целиком или по частям. Напишите нам номер заказа и что отменить: ${links.contact}`,
        ],
      };
    case 'AWAITING_PAYMENT': {
      const until = order.payment.payUntil && payUntilWords(order.payment.payUntil, now);
      return {
        ...bought,
        subject: `${named(order)} ждёт оплаты`,
        sentences: [`Товары отложены для вас${until ? ` ${until} по Москве` : ''}. Потом заказ отменится.`],
        link: { label: `Оплатить ${formatMoney(order.total)}`, href: links.payment },
        facts: [deliveryFacts(order)],
      };
    }
    case 'PAID':
      return {
        ...bought,
        subject: `${named(order)} оплачен`,
        sentences: [
          `Мы получили ${formatMoney(order.payment.paidSum)} и начинаем собирать заказ. Чек придёт отдельным письмом.`,
          ...(order.payment.refundedSum > 0
            ? [`Лишнее, ${formatMoney(order.payment.refundedSum)}, вернём в течение ${MONEY_TERM}.`]
            : []),
        ],
        facts: [deliveryFacts(order)],
      };
    case 'SHIPPED':
      return {
        ...plain,
        subject: `${named(order)} передан в доставку`,
        sentences: [`${orderSentence(order, now)}.`],
        link: order.tracking?.url ? { label: 'Отследить', href: order.tracking.url } : plain.link,
        facts: [deliveryFacts(order), ...parcelFacts(order)],
      };
    case 'READY':
      return {
        ...plain,
        subject: `${named(order)} готов к выдаче`,
        sentences: [
          `Назовите код ${order.pickupCode ?? ''}. ${isOnReceipt(order.payment.method) ? `К оплате ${formatMoney(order.total)}.` : 'Заказ оплачен.'}`,
        ],
        facts: [pickupFacts(order)],
      };
    case 'HANDED_OVER':
    case 'PARTLY_HANDED_OVER':
      return {
        ...plain,
        subject: order.state === 'HANDED_OVER' ? `${named(order)} вручён` : `${named(order)} вручён частично`,
        sentences: [
          'Спасибо за покупку. Пусть вещи носятся с удовольствием.',
          `${links.reviews ? 'Расскажите другим покупателям, как они сидят. ' : ''}Если что-то не подошло, вернуть вещи можно в течение ${ANY_REASON_TERM} после получения.`,
        ],
        ...(links.reviews && { link: { label: 'Оставить отзыв', href: links.reviews } }),
        more: [...(links.reviews ? [plain.link] : []), { label: 'Как вернуть вещи', href: links.refunds }],
      };
    case 'CANCELLED':
      return {
        ...plain,
        subject: `${named(order)} отменён`,
        sentences: [CANCELLED_BY[order.cancelledBecause ?? 'SHOP'], ...moneyAfterCancelling(order)],
      };
    default:
      return undefined;
  }
}

/** Sentences that say what happens to the money of a cancelled order. */
function moneyAfterCancelling({ payment, cancelledBecause }: Order): string[] {
  if (payment.refundedSum > 0)
    return [`Деньги вернём тем же способом, которым вы платили, в течение ${MONEY_TERM}.`];
  if (cancelledBecause !== 'NOT_COLLECTED' && cancelledBecause !== 'NOT_REACHED') return [];
  return [
    isOnReceipt(payment.method)
      ? 'Платить за него не нужно.'
      : 'Деньги не списаны. Если банк отложил их для оплаты, он снова сделает их доступными.',
  ];
}

/**
 * Typesets the sentences of a letter, and adds the preview text (sum and date) that mail programs show beside
 * the subject.
 */
const worded = (letter: Draft): OrderLetter => {
  const sentences = letter.sentences.map(typeset);
  const when = letter.facts[0]?.rows[0]?.value;
  return {
    ...letter,
    subject: typeset(letter.subject),
    sentences,
    after: letter.after.map(typeset),
    preview: [sentences[0], when].filter(Boolean).join(' '),
  };
};
