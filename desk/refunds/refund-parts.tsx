import { dialled, formatPhone } from '#shared/forms/phone.ts';
import { REFUND_STATES } from '#shared/operators/operator-words.ts';
import { moneyWords, REFUND_REASONS, REFUND_WAYS, wayWords } from '#shared/refunds/refund-words.ts';
import { capitalised } from '#shared/text/capitalised.ts';
import { formatDays } from '#shared/text/dates.ts';
import { formatMoney } from '#shared/text/money.ts';
import { Picture } from '@/lib/ui/pictures/picture';
import type { OperatorRefund } from '../api/index.ts';
import { momentWords } from '../parts/moments.ts';
import { Facts, Section } from '../parts/section.tsx';
import { reasonWords, whoWords } from '../parts/step-words.ts';

export function RefundLines({ seen: { refund } }: { seen: OperatorRefund }) {
  return (
    <Section title="Вещи" className="order-lines">
      <ol>
        {refund.lines.map((line) => (
          <li
            key={line.position}
            className="grid grid-cols-[60px_minmax(0,1fr)_auto] gap-x-4 border-hair border-b py-3 text-ui first:pt-0 last:border-b-0"
          >
            <Picture picture={line.picture} sizes="60px" alt="" fewFiles />
            <div className="min-w-0 [overflow-wrap:anywhere]">
              <p>{line.name}</p>
              <p className="mt-0.5 text-ink-2">{`${line.colour.displayValue}, размер ${line.size}`}</p>
              {line.reason && <p className="mt-1.5">{REFUND_REASONS[line.reason]}</p>}
              {line.comment && <p className="mt-0.5 text-ink-2">{`«${line.comment}»`}</p>}
            </div>
            <div className="text-right tabular-nums">
              <p className="font-[500]">{`${line.quantity}\u00a0шт.`}</p>
              <p className="mt-0.5">{formatMoney(line.sum)}</p>
              {line.accepted !== null && (
                <p className="mt-0.5 text-caption text-ink-2">{`принято ${line.accepted}`}</p>
              )}
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}

export function RefundFacts({ seen: { refund, contact } }: { seen: OperatorRefund }) {
  const { payUntil, moneySentAt, instructions, trackingNumber, deliverySum } = refund;
  return (
    <>
      <Section title="Деньги">
        <Facts
          facts={[
            ['Сумма', formatMoney(refund.sum)],
            ['Из неё доставка', deliverySum > 0 && formatMoney(deliverySum)],
            ['Куда', moneyWords(refund)],
            ['Выплатить до', payUntil && formatDays(payUntil, payUntil)],
            ['Выплачено', moneySentAt && momentWords(moneySentAt, new Date())],
          ]}
        />
      </Section>
      <Section title="Покупатель">
        <Facts
          facts={[
            ['Имя', contact?.name ?? 'Больше не\u00a0хранится'],
            [
              'Телефон',
              contact && (
                <a href={`tel:${dialled(contact.phone)}`} className="quiet-link whitespace-nowrap">
                  {formatPhone(contact.phone)}
                </a>
              ),
            ],
            ['Как вернёт', refund.way && (wayWords(refund) || REFUND_WAYS[refund.way])],
            ['Отправление', trackingNumber],
            ['Мы написали', instructions],
            ['Отклонён', refund.rejectedBecause && reasonWords(refund.rejectedBecause)],
          ]}
        />
      </Section>
    </>
  );
}

/** Photographs of defects. The answer contains them, because they have no URL of their own. */
export function RefundPhotos({ seen: { photos } }: { seen: OperatorRefund }) {
  if (photos.length === 0) return null;
  return (
    <Section title="Фотографии">
      <ul className="grid grid-cols-2 gap-1 sm:grid-cols-3">
        {photos.map(({ id, content }, place) => (
          <li key={id}>
            <img
              src={`data:image/webp;base64,${content}`}
              alt={`Фотография ${place + 1} покупателя`}
              className="block w-full bg-wash"
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function RefundHistory({ seen: { steps } }: { seen: OperatorRefund }) {
  const now = new Date();
  return (
    <Section title="Что было">
      <ol className="history">
        {steps.toReversed().map((step) => (
          <li key={`${step.at}${step.state}`}>
            <p>{capitalised(REFUND_STATES[step.state])}</p>
            <p className="text-caption text-ink-2">
              {[momentWords(step.at, now), whoWords(step), step.reason && reasonWords(step.reason)]
                .filter(Boolean)
                .join(', ')}
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
