import { sizeWords } from '#shared/goods/size-words.ts';
import {
  REFUND_REASONS,
  REFUND_STATE_NAMES,
  refundSentence,
  wayWords,
} from '#shared/refunds/refund-words.ts';
import { capitalised } from '#shared/text/capitalised.ts';
import { formatMoney } from '#shared/text/money.ts';
import type { Refund } from '@/lib/api';
import { typesetName } from '@/lib/text/typeset-name';
import { classNames } from '@/lib/ui/class-names';
import { ErrorNotice } from '@/lib/ui/content/notice';
import { Steps } from '@/lib/ui/content/steps';
import { PageLink } from '@/lib/ui/links/page-link';
import { Picture } from '@/lib/ui/pictures/picture';
import { productLink } from '@/shop/addresses/paths';
import { photoSrc } from '../photo-src';
import { RefundActions } from './refund-actions';
import { RefundMoney } from './refund-money';
import { RefundShipping } from './refund-shipping';

type RefundScreenProps = {
  refund: Refund;
  /** Errors of a form posted without scripts, by field; `form` says why the form was refused. */
  errors?: Readonly<Record<string, string>> | undefined;
};

/** A refund: progress, goods, sum, and how the goods are sent back. */
export function RefundScreen({ refund, errors = {} }: RefundScreenProps) {
  const { state, progress, instructions } = refund;
  return (
    <div className="sheet">
      <section aria-labelledby="refund-state" className="border-hair border-t py-6 lg:border-0 lg:py-8">
        <div role="status">
          <h2 id="refund-state" className={classNames('type-h2', state === 'REFUNDED' && 'text-ok')}>
            {REFUND_STATE_NAMES[state]}
          </h2>
          <p className="mt-3.5 max-w-[60ch]">{refundSentence(refund, new Date())}</p>
        </div>
        {instructions && <p className="mt-2 max-w-[60ch] whitespace-pre-line">{instructions}</p>}
        {errors.form && <ErrorNotice className="mt-4">{errors.form}</ErrorNotice>}
        {refund.canShip && <RefundShipping refund={refund} error={errors.trackingNumber} />}
        <Steps
          label="Ход возврата"
          steps={progress.map(({ state, ...step }) => ({ ...step, name: REFUND_STATE_NAMES[state] }))}
          className="mt-6"
        />
      </section>
      <div className="lg:grid lg:grid-cols-9 lg:gap-x-[var(--gutter)]">
        <section className="border-hair border-t pt-6 pb-7 lg:col-span-5">
          <h2 className="type-h3 mb-3.5">Что возвращаете</h2>
          <Goods lines={refund.lines} />
          {refund.photos.length > 0 && <Photos photos={refund.photos} />}
        </section>
        <div className="lg:col-span-4 lg:pl-10">
          <section className="border-hair border-t pt-6 pb-7">
            <h2 className="type-h3 mb-3.5">Способ возврата</h2>
            <p className="text-ui">{capitalised(wayWords(refund))}</p>
            {refund.trackingNumber && (
              <p className="mt-1 text-ink-2 text-ui [overflow-wrap:anywhere]">
                {`Трек-номер ${refund.trackingNumber}`}
              </p>
            )}
          </section>
          <RefundMoney refund={refund} />
          <RefundActions refund={refund} />
        </div>
      </div>
    </div>
  );
}

/** Photographs that the shopper has sent. */
function Photos({ photos }: Pick<Refund, 'photos'>) {
  return (
    <ul aria-label="Ваши фото" className="mt-4 flex flex-wrap gap-2">
      {photos.map((photo, place) => (
        <li key={photo.id}>
          <img
            src={photoSrc(photo)}
            alt={`Ваше фото ${place + 1}`}
            width={84}
            height={112}
            className="block h-28 w-21 bg-backdrop object-cover"
          />
        </li>
      ))}
    </ul>
  );
}

function Goods({ lines }: Pick<Refund, 'lines'>) {
  return (
    <ul>
      {lines.map(({ position, name, colour, size, picture, productUrl, sum, ...line }) => (
        <li
          key={position}
          className="relative grid grid-cols-[84px_minmax(0,1fr)_auto] items-start gap-x-3.5 border-hair border-t py-3 first:border-0 first:pt-0"
        >
          <Picture picture={picture} sizes="84px" alt="" className="aspect-3/4" />
          <div className="min-w-0">
            <p className="text-ui [overflow-wrap:anywhere]">
              <PageLink
                {...productLink(productUrl)}
                className="decoration-1 underline-offset-4 after:absolute after:inset-0 hover:underline"
              >
                {typesetName(name)}
              </PageLink>
            </p>
            <p className="mt-0.5 text-caption text-ink-2">
              {`${colour.displayValue}, ${sizeWords(size)}${line.quantity > 1 ? `, ${line.quantity}\u00a0шт.` : ''}`}
            </p>
            <p className="mt-0.5 text-caption [overflow-wrap:anywhere]">
              {`${line.reason ? REFUND_REASONS[line.reason] : ''}${line.comment ? `. ${line.comment}` : ''}`}
            </p>
            {line.accepted !== null && line.accepted < line.quantity && (
              <p className="mt-0.5 text-caption">
                {`Принято ${line.accepted} из\u00a0${line.quantity}\u00a0шт.`}
              </p>
            )}
          </div>
          <p className="text-ui font-medium tabular-nums">{formatMoney(sum)}</p>
        </li>
      ))}
    </ul>
  );
}
