import { moneyUntilWords, REFUND_STATE_NAMES } from '#shared/refunds/refund-words.ts';
import { formatDate } from '#shared/text/dates.ts';
import { formatMoney } from '#shared/text/money.ts';
import type { RefundSummary } from '@/lib/api';
import { classNames } from '@/lib/ui/class-names';
import { PageLink } from '@/lib/ui/links/page-link';
import { Picture } from '@/lib/ui/pictures/picture';
import { refundHref } from '../refunds-search';

/** Number of pictures in a row; further goods are only counted. */
const SHOWN = 4;

/**
 * A refund in the list: its state, the most important sentence about it, pictures and the sum. The whole row
 * is a link.
 */
export function RefundRow({ refund }: { refund: RefundSummary }) {
  const { id, number, state, orderNumber, submittedAt, pictures, sum } = refund;
  const isOver = state === 'CANCELLED' || state === 'REJECTED';
  const sentence = sentenceOf(refund);
  const more = pictures.length - SHOWN;
  return (
    <li className="relative grid gap-3 border-hair border-t py-5 first:border-0 last:border-b lg:grid-cols-[minmax(0,4fr)_minmax(0,3fr)_184px] lg:gap-x-[var(--gutter)] lg:py-7">
      <div>
        <h2 className="type-h3">
          <PageLink
            href={refundHref(id)}
            className={classNames('after:absolute after:inset-0', state === 'REFUNDED' && 'text-ok')}
          >
            <span>{REFUND_STATE_NAMES[state]}</span>
            <span className="sr-only">{`, ${number ? `возврат ${number}` : `заказ ${orderNumber}`}`}</span>
          </PageLink>
        </h2>
        {sentence && <p className="mt-1 text-ui">{sentence}</p>}
        <p className="mt-2 text-caption text-ink-2 tabular-nums">
          <span>{number === null ? `По\u00a0заказу №\u00a0${orderNumber}` : `Возврат №\u00a0${number}`}</span>
          {submittedAt && <span>{`, ${formatDate(new Date(submittedAt))}`}</span>}
        </p>
      </div>
      <div className="flex gap-1">
        {pictures.slice(0, SHOWN).map((picture, place) => (
          <Picture
            // biome-ignore lint/suspicious/noArrayIndexKey: pictures of a refund have a fixed order
            key={place}
            picture={picture}
            sizes="60px"
            alt=""
            className={classNames('aspect-3/4 w-15!', isOver && 'opacity-45 grayscale-[.4]')}
          />
        ))}
        {more > 0 && (
          <span className="flex h-20 w-15 items-center justify-center border border-hair text-ink-2 text-ui">
            {`+${more}`}
          </span>
        )}
      </div>
      <p className="tabular-nums lg:text-right lg:leading-6">{sum > 0 && formatMoney(sum)}</p>
    </li>
  );
}

function sentenceOf({ state, payUntil, moneySentAt }: RefundSummary): string {
  switch (state) {
    case 'DRAFT':
      return 'Дополните заявление и\u00a0отправьте';
    case 'REQUESTED':
      return 'Проверяем заявление';
    case 'APPROVED':
      return 'Ждём вещи';
    case 'SENT':
      return 'Вещи едут к\u00a0нам';
    case 'RECEIVED':
      if (moneySentAt) return 'Перевод отправлен';
      return payUntil ? `Деньги вернутся ${moneyUntilWords(payUntil, new Date())}` : '';
    default:
      return '';
  }
}
