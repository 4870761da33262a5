import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { CONTACT_SUBJECTS } from '#shared/contact/subjects.ts';
import {
  CONTACT_STATES,
  ORDER_STATES,
  REFUND_STATES,
  REVIEW_STATES,
} from '#shared/operators/operator-words.ts';
import { capitalised } from '#shared/text/capitalised.ts';
import { formatMoney } from '#shared/text/money.ts';
import type { Buyer } from '../api/index.ts';
import { momentWords } from '../parts/moments.ts';
import { Section } from '../parts/section.tsx';

type Row = { id: string; link: ReactNode; note: string; aside: string };

/** The orders, refunds, requests and reviews of a buyer, each with a link. */
export function BuyerLists({ seen }: { seen: Buyer }) {
  const now = new Date();
  return (
    <>
      <List
        title="Заказы"
        nothing="Заказов нет"
        rows={seen.orders.map(({ id, number, state, placedAt, total, mergedAt }) => ({
          id,
          link: (
            <Link to="/orders/$orderId" params={{ orderId: id }} className="quiet-link whitespace-nowrap">
              {number}
            </Link>
          ),
          note: [
            capitalised(ORDER_STATES[state]),
            momentWords(placedAt, now),
            mergedAt && `до входа, в\u00a0учётной записи с\u00a0${momentWords(mergedAt, now)}`,
          ]
            .filter(Boolean)
            .join(', '),
          aside: formatMoney(total),
        }))}
      />
      <List
        title="Возвраты"
        rows={seen.refunds.map(({ id, orderId, number, state, submittedAt }) => ({
          id,
          link: (
            <Link
              to="/refunds/$orderId/$refundId"
              params={{ orderId, refundId: id }}
              className="quiet-link whitespace-nowrap"
            >
              {number}
            </Link>
          ),
          note: capitalised(REFUND_STATES[state]),
          aside: momentWords(submittedAt, now),
        }))}
      />
      <List
        title="Обращения"
        rows={seen.requests.map(({ id, number, subject, state, at }) => ({
          id,
          link: (
            <Link
              to="/requests/$contactRequestId"
              params={{ contactRequestId: id }}
              className="quiet-link whitespace-nowrap"
            >
              {number}
            </Link>
          ),
          note: [capitalised(CONTACT_STATES[state]), CONTACT_SUBJECTS[subject]].join(', '),
          aside: momentWords(at, now),
        }))}
      />
      <List
        title="Отзывы"
        rows={seen.reviews.map(({ id, productName, stars, state, writtenAt }) => ({
          id,
          link: (
            <Link to="/reviews/$reviewId" params={{ reviewId: id }} className="quiet-link">
              {productName}
            </Link>
          ),
          note: [capitalised(REVIEW_STATES[state]), `${stars} из\u00a05`].join(', '),
          aside: momentWords(writtenAt, now),
        }))}
      />
    </>
  );
}

function List({ title, rows, nothing }: { title: string; rows: readonly Row[]; nothing?: string }) {
  if (rows.length === 0 && !nothing) return null;
  return (
    <Section title={title}>
      {rows.length === 0 ? (
        <p className="text-ink-2 text-ui">{nothing}</p>
      ) : (
        <ul className="history">
          {rows.map(({ id, link, note, aside }) => (
            <li key={id} className="flex justify-between gap-6">
              <p className="min-w-0 [overflow-wrap:anywhere]">
                {link} <span className="ml-2 text-ink-2">{note}</span>
              </p>
              <p className="whitespace-nowrap text-right tabular-nums">{aside}</p>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
