import { RECEIPTS, TILL_MEANS } from '#shared/operators/operator-words.ts';
import { remainingPieces } from '#shared/orders/order-facts.ts';
import { PAYMENT_NAMES } from '#shared/payments/ways-to-pay.ts';
import { capitalised } from '#shared/text/capitalised.ts';
import { formatMoney } from '#shared/text/money.ts';
import { formatCount } from '#shared/text/plural.ts';
import type { OperatorOrder } from '../../api/index.ts';
import { momentWords } from '../../parts/moments.ts';
import { Section } from '../../parts/section.tsx';
import { reasonWords } from '../../parts/step-words.ts';

/** The sum that is due, and every payment and refund, at the bank and at the till. */
export function OrderMoney({ seen }: { seen: OperatorOrder }) {
  const { goodsSum, discountSum, delivery, total, payment, lines } = seen.order;
  return (
    <Section title="Деньги">
      <dl className="sums">
        <Sum name={`Вещи (${formatCount(remainingPieces(lines))})`} sum={goodsSum} />
        {discountSum > 0 && <Sum name="Скидка" sum={-discountSum} />}
        <Sum name="Доставка" sum={delivery.price} />
        <Sum name="Сумма заказа" sum={total} isTotal />
      </dl>
      <p className="mt-3 text-ink-2 text-ui">{PAYMENT_NAMES[payment.method]}</p>
      <Movements seen={seen} />
    </Section>
  );
}

function Sum({ name, sum, isTotal }: { name: string; sum: number; isTotal?: boolean }) {
  return (
    <div className={isTotal ? 'font-[500]' : undefined}>
      <dt>{name}</dt>
      <dd>{formatMoney(sum)}</dd>
    </div>
  );
}

type Movement = { key: string; name: string; sum: number; note: string };

function Movements({ seen }: { seen: OperatorOrder }) {
  const movements = movementsOf(seen, new Date());
  if (movements.length === 0) return null;
  return (
    <ul aria-label="Движение денег" className="mt-3 border-hair border-t text-ui">
      {movements.map(({ key, name, sum, note }) => (
        <li key={key} className="border-hair border-b py-2">
          <p className="flex justify-between gap-4">
            <span>{name}</span>
            <span className="whitespace-nowrap tabular-nums">{formatMoney(sum)}</span>
          </p>
          {note && <p className="text-caption text-ink-2">{note}</p>}
        </li>
      ))}
    </ul>
  );
}

function movementsOf({ order: { payment }, till, paymentCases }: OperatorOrder, now: Date): Movement[] {
  const paidOut = till.reduce((all, { kind, sum }) => all + (kind === 'PAID_OUT' ? sum : 0), 0);
  const throughBank = payment.refundedSum - paidOut;
  return [
    ...paymentCases.map(({ id, charged, due, decision }) => ({
      key: id,
      name: 'Банк списал',
      sum: charged,
      note: `вместо ${formatMoney(due)}, ${decision === null ? 'ждёт решения' : reasonWords(decision)}`,
    })),
    ...(payment.paidSum > 0
      ? [{ key: 'paid', name: 'Оплачено через банк', sum: payment.paidSum, note: '' }]
      : []),
    ...till.map(({ kind, means, sum, at, operator, reason }) => ({
      key: `${at}${kind}`,
      name: `${capitalised(RECEIPTS[kind])}, ${TILL_MEANS[means]}`,
      sum: kind === 'TAKEN' ? sum : -sum,
      note: [momentWords(at, now), operator ?? 'перевозчик', reason && reasonWords(reason)]
        .filter(Boolean)
        .join(', '),
    })),
    ...(throughBank > 0 ? [{ key: 'back', name: 'Возвращено через банк', sum: -throughBank, note: '' }] : []),
  ];
}
