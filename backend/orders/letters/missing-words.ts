import type { Order } from '#contract/client/client.schemas.ts';
import { sizeWords } from '#shared/goods/size-words.ts';
import { isOnReceipt } from '#shared/payments/ways-to-pay.ts';
import { MONEY_TERM } from '#shared/refunds/term-words.ts';
import { formatMoney } from '#shared/text/money.ts';
import { NBSP } from '#shared/text/typography.ts';
import type { MissingPieces } from '../base/letter-event.ts';

/** Sentences that name the missing pieces and say what happens to the money for them. */
export function missingSentences(order: Order, { pieces, sum }: MissingPieces): string[] {
  const names = pieces.flatMap(({ position, quantity }) => {
    const line = order.lines[position];
    if (!line) return [];
    const kind = line.isGift ? 'подарок' : sizeWords(line.size);
    return [`${line.name}, ${line.colour.displayValue}, ${kind}, ${quantity}${NBSP}шт.`];
  });
  return [
    'Собирая заказ, мы не нашли часть вещей. Извините, что так вышло. Не нашлось:',
    names.join(' '),
    ...(sum > 0 ? [moneySentence(order, sum)] : []),
    'Остальное уже собираем.',
  ];
}

function moneySentence({ payment, total }: Order, sum: number): string {
  if (isOnReceipt(payment.method)) return `Теперь к оплате ${formatMoney(total)}.`;
  if (payment.state === 'HELD') return `Спишем на ${formatMoney(sum)} меньше.`;
  return `Вернём ${formatMoney(sum)} тем же способом, которым вы платили, в течение ${MONEY_TERM}.`;
}
