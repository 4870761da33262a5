import type { DeliveryMethod, DeliveryPoint } from '@/lib/api';
import { useHydrated } from '@/lib/state/use-hydrated';
import { Button } from '@/lib/ui/buttons/button';
import { classNames } from '@/lib/ui/class-names';
import { ErrorNotice } from '@/lib/ui/content/notice';
import { lazyPart, useLazyOpen } from '@/lib/ui/loading/lazy-part';
import { Skeleton } from '@/lib/ui/loading/skeleton';
import { anchorOf } from '../words/anchor-of';
import type { PointDialogProps } from './point-dialog';
import type { PointPartProps } from './point-part-props';
import { PointRadios } from './point-radios';
import { hoursOf, pointTerm, storageOf, titleOf } from './point-words';

const pointDialog = lazyPart<PointDialogProps>(async () => (await import('./point-dialog')).PointDialog);

/** If there are at most this many points, the page lists all of them and needs no dialog. */
const FEW = 6;

/** Chooses the pick-up point of the order: a few on the page itself, all of them in a dialog. */
export function PointPart(props: PointPartProps) {
  const { method, points, isFailed, onRetry, error } = props;
  const isHydrated = useHydrated();
  if (isFailed && !points) {
    return (
      <div className="mt-6">
        <p className="text-ink-2">
          Список пунктов сейчас недоступен. Выберите другой способ или попробуйте ещё раз
        </p>
        <Button variant="quiet" size="small" className="mt-3" onClick={onRetry}>
          Попробовать ещё раз
        </Button>
      </div>
    );
  }
  if (!points) return <Skeleton className="mt-6 h-20" />;
  const ofMethod = points.filter(({ methodId }) => methodId === method.id);
  const isFew = ofMethod.length <= FEW && method.kind === 'store';
  return (
    <div id={anchorOf('pointCode')} className="mt-6">
      {isFew || !isHydrated ? (
        <PointRadios {...props} points={ofMethod} />
      ) : (
        <PointByDialog {...props} points={offered(points, method)} />
      )}
      {error && <ErrorNotice className="mt-1.5">{error}</ErrorNotice>}
    </div>
  );
}

/**
 * The points for the dialog: those of the chosen method, and for pick-up points also own stores that have all
 * goods of the cart.
 */
const offered = (points: readonly DeliveryPoint[], { id, kind }: DeliveryMethod) =>
  points.filter(
    ({ methodId, stock, price }) =>
      methodId === id ||
      (kind === 'pickup-point' &&
        price !== null &&
        stock !== null &&
        stock.pieces > 0 &&
        stock.pieces >= stock.wanted),
  );

const CHANGE = 'quiet-link -my-3 py-3 text-ui';
const CHOOSE = 'min-h-13 border border-field px-7 text-button hover:border-ink max-sm:w-full';

type PointByDialogProps = PointPartProps & { points: readonly DeliveryPoint[] };

function PointByDialog({ city, today, points, chosen, onChoose }: PointByDialogProps) {
  const { Part, open, busy, opener, onClose } = useLazyOpen(pointDialog);
  const now = new Date();
  return (
    <>
      <div className={chosen && 'flex items-start justify-between gap-4'}>
        {chosen && (
          <div className="min-w-0">
            <p>{titleOf(chosen)}</p>
            <p className="mt-0.5 text-ink-2 text-ui">
              {[pointTerm(chosen, today), storageOf(chosen), hoursOf(chosen, city.timeZone, now)]
                .filter(Boolean)
                .join('. ')}
            </p>
          </div>
        )}
        {/* The button is the same element before and after the choice, because the dialog returns the focus to it. */}
        <button
          {...opener}
          type="button"
          aria-busy={busy || undefined}
          className={classNames('relative shrink-0', busy && 'busy-line', chosen ? CHANGE : CHOOSE)}
        >
          <span>{chosen ? 'Изменить' : 'Выбрать'}</span>
          <span className={chosen && 'sr-only'}> пункт</span>
        </button>
      </div>
      {Part && (
        <Part
          open={open}
          onClose={onClose}
          title={`Пункт выдачи, ${city.name}`}
          points={points}
          timeZone={city.timeZone}
          today={today}
          onChoose={(point) => {
            onChoose(point);
            onClose();
          }}
        />
      )}
    </>
  );
}
