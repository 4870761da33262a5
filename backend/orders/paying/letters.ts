import { formatMoney } from '#shared/text/money.ts';
import { typeset } from '#shared/text/typeset.ts';
import type { Deps } from '../../deps.ts';
import { contactOf } from '../../payments/queries/receipt-contact.ts';
import type { Transaction } from '../../platform/db/client.ts';
import { enqueueLetter, NOTICE_LIFE } from '../../platform/mail/enqueue-letter.ts';
import type { Letter } from '../../platform/mail/letter.ts';

export type PaymentLetter = 'paid' | 'not-paid' | 'paid-too-late' | 'paid-twice' | 'refunded';

type Facts = { id: string; number: string; total: number };

const TEXTS: Readonly<Record<PaymentLetter, (facts: Facts & { sum: string }) => [string, ...string[]]>> = {
  paid: ({ number, sum }) => [
    `Заказ ${number} оплачен`,
    `Мы получили ${sum} и начинаем собирать заказ. Чек придёт отдельным письмом.`,
  ],
  'not-paid': ({ number }) => [
    `Заказ ${number} отменён`,
    'Оплата не пришла вовремя, поэтому вещи вернулись в продажу. Деньги не списаны.',
    'Если вы всё же заплатили, мы восстановим заказ или вернём деньги, делать ничего не нужно.',
  ],
  'paid-too-late': ({ number, sum }) => [
    `Возвращаем деньги за заказ ${number}`,
    `Оплата пришла, когда заказ был уже отменён. Мы возвращаем ${sum} туда, откуда они пришли: обычно за несколько дней, срок зависит от банка.`,
  ],
  'paid-twice': ({ number, sum }) => [
    `Возвращаем лишнюю оплату заказа ${number}`,
    `За заказ заплатили ещё раз. Мы возвращаем ${sum} туда, откуда они пришли: обычно за несколько дней, срок зависит от банка.`,
  ],
  refunded: ({ number, sum }) => [
    `Деньги за заказ ${number} возвращены`,
    `Мы вернули ${sum} туда, откуда они пришли. Когда они появятся на счёте, зависит от банка.`,
  ],
};

/** Writes a letter to the buyer of an order about its payment; to no one once the buyer is no longer kept. */
export async function enqueueOrderLetter(
  tx: Transaction,
  deps: Pick<Deps, 'clock' | 'ids' | 'shopName' | 'publicUrl'>,
  facts: Facts,
  kind: PaymentLetter,
  sum = facts.total,
): Promise<void> {
  const { email } = await contactOf(tx, facts.id);
  if (email === null) return;
  const { clock, ids, shopName, publicUrl } = deps;
  const [subject, ...sentences] = TEXTS[kind]({ ...facts, sum: formatMoney(sum) }).map(typeset);
  const letter: Letter = {
    subject: subject ?? '',
    before: sentences,
    link: { label: 'Открыть заказ', href: `${publicUrl}/orders/${facts.id}` },
    after: [],
  };
  await enqueueLetter(
    tx,
    { clock, ids, shopName, publicUrl },
    {
      to: { channel: 'email', value: email },
      ...{ letter, life: NOTICE_LIFE },
    },
  );
}
