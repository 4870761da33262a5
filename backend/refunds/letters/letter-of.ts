import type { Refund } from '#contract/client/client.schemas.ts';
import { sizeWords } from '#shared/goods/size-words.ts';
import { moneyWords, REFUND_REASONS, refundSentence, wayWords } from '#shared/refunds/refund-words.ts';
import { capitalised } from '#shared/text/capitalised.ts';
import { formatMoney } from '#shared/text/money.ts';
import { typeset } from '#shared/text/typeset.ts';
import { NBSP } from '#shared/text/typography.ts';
import type { OrderLetter } from '../../orders/letters/order-letter.ts';

type Subject = { says: string; sentences: string[]; isBill: boolean };

/** Creates the letter about the latest step of a refund; undefined if this step has no letter. */
export function letterOf(refund: Refund, link: OrderLetter['link'], now: Date): OrderLetter | undefined {
  const subject = subjectOf(refund, now);
  if (!subject) return undefined;
  const { says, isBill } = subject;
  const sentences = subject.sentences.filter(Boolean).map((text) => typeset(ended(text)));
  const total = { name: refund.state === 'REFUNDED' ? 'Вернули' : 'Вернём', value: formatMoney(refund.sum) };
  return {
    subject: typeset(`Возврат №${NBSP}${refund.number}: ${says}`),
    preview: [sentences[0], total.value].filter(Boolean).join(' '),
    sentences,
    link,
    facts: isBill ? [factsOf(refund)] : [],
    goods: isBill ? goodsOf(refund) : [],
    sums:
      isBill && refund.deliverySum > 0 ? [{ name: 'Доставка', value: formatMoney(refund.deliverySum) }] : [],
    total: isBill ? total : null,
    after: [],
  };
}

const ended = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);

function subjectOf(refund: Refund, now: Date): Subject | undefined {
  const sentence = refundSentence(refund, now);
  const sum = formatMoney(refund.sum);
  switch (refund.state) {
    case 'REQUESTED':
      return {
        says: 'заявление принято',
        isBill: true,
        sentences: [sentence, 'Копию заявления вы найдёте в этом письме.'],
      };
    case 'APPROVED':
      return {
        says: 'ждём вещи',
        isBill: true,
        sentences: [sentence, refund.instructions ?? '', 'Положите бирки и упаковку, если они остались.'],
      };
    case 'RECEIVED':
      return { says: 'вещи у нас', sentences: [sentence], isBill: true };
    case 'REFUNDED':
      return {
        says: 'деньги возвращены',
        // For goods that are returned at the counter, this is the only letter, so it also lists goods and
        // sums.
        isBill: refund.paidOutBy !== null,
        sentences: [
          `Мы вернули ${sum} ${moneyWords(refund)}.`,
          refund.paidOutBy === 'CASH' ? '' : 'Когда они появятся на счёте, зависит от банка.',
        ],
      };
    case 'REJECTED':
      return {
        says: 'отклонён',
        sentences: [sentence, 'Если вы не согласны, ответьте на это письмо.'],
        isBill: false,
      };
    case 'CANCELLED':
      return { says: 'отменён', sentences: [sentence], isBill: false };
    default:
      return undefined;
  }
}

const factsOf = (refund: Refund) => ({
  title: refund.state === 'REFUNDED' ? 'Как вернули' : 'Как вернём',
  rows: [
    ...(refund.state === 'REFUNDED' ? [] : [{ name: 'Вещи', value: wayWords(refund) }]),
    { name: 'Деньги', value: capitalised(moneyWords(refund)) },
  ],
});

/** The pieces of a refund: all of them until the goods were received, then only the accepted ones. */
const goodsOf = ({ lines }: Refund): OrderLetter['goods'] =>
  lines.flatMap(({ name, colour, size, quantity, accepted, reason, sum }) => {
    const pieces = accepted ?? quantity;
    if (pieces === 0) return [];
    const count = pieces > 1 ? `, ${pieces}${NBSP}шт.` : '';
    const why = reason ? `. ${REFUND_REASONS[reason]}` : '';
    return [
      { name, note: `${colour.displayValue}, ${sizeWords(size)}${count}${why}`, sum: formatMoney(sum) },
    ];
  });
