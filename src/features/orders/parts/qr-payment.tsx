import type { Payment } from '@/lib/api';
import { ButtonLink } from '@/lib/ui/buttons/button';
import { CheckAgain } from './check-again';

type QrPaymentProps = { orderId: string; payment: Payment };

/**
 * Payment by SBP: a QR code to scan, shown from 768 px, and a link that opens the bank's app on this device.
 */
export function QrPayment({ orderId, payment: { qr, confirmationUrl } }: QrPaymentProps) {
  return (
    <>
      <div className="mt-6 flex items-center gap-8 lg:mt-8">
        {qr && (
          <div className="hidden shrink-0 border border-field md:block">
            <QrCode rows={qr} />
          </div>
        )}
        <div className="grow">
          <p className="hidden max-w-[34ch] md:block">
            Наведите на&nbsp;код камеру телефона или отсканируйте его в&nbsp;приложении банка
          </p>
          {confirmationUrl && (
            <ButtonLink href={confirmationUrl} className="max-sm:w-full md:mt-4">
              Открыть приложение банка
            </ButtonLink>
          )}
        </div>
      </div>
      <CheckAgain orderId={orderId} />
      <div aria-hidden="true" className="waiting-line mt-6 max-w-105" />
      <p className="mt-4 text-caption text-ink-2">
        Если деньги уже списаны, второй раз не&nbsp;платите: ответ банка придёт сам
      </p>
    </>
  );
}

/** Width of the light border around a QR code, in modules (the squares of the code). */
const QUIET = 4;
/** Approximate width of a QR code, in px. It varies, because a module is a whole number of pixels wide. */
const WIDTH = 208;

/** A QR code as one SVG path. Always dark on light, even in a dark theme, because cameras require it. */
function QrCode({ rows }: { rows: readonly string[] }) {
  const squares = rows.length + 2 * QUIET;
  const width = squares * Math.max(4, Math.floor(WIDTH / rows.length));
  const dark = rows.flatMap((row, y) =>
    [...row.matchAll(/1+/g)].map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`),
  );
  return (
    <svg
      role="img"
      aria-label="QR-код для оплаты по СБП"
      viewBox={`${-QUIET} ${-QUIET} ${squares} ${squares}`}
      width={width}
      height={width}
      shapeRendering="crispEdges"
      className="block bg-paper text-ink forced-color-adjust-none"
    >
      <path fill="currentColor" d={dark.join('')} />
    </svg>
  );
}
