import { useEffect, useEffectEvent, useState } from 'react';
import { formatDate } from '#shared/text/dates.ts';
import type { Review } from '@/lib/api';
import { TurnButtons } from '@/lib/ui/buttons/turn-buttons';
import { Rating } from '@/lib/ui/forms/rating';
import { PageLink } from '@/lib/ui/links/page-link';
import { Modal } from '@/lib/ui/overlays/modal';
import { Picture } from '@/lib/ui/pictures/picture';
import { reviewAnchor, reviewOnPageHref } from '../reviews-search';
import { photoId } from './photo-id';
import { type ReviewPhoto, useReviewPhotos } from './use-review-photos';
import { useSwipe } from './use-swipe';
import { wearerText } from './wearer-text';

export type PhotosDialogProps = {
  open: boolean;
  onClose(): void;
  productUrl: string;
  /** The photograph with which the viewer opens: its review, and its index in it. */
  from: { review: Review; place: number };
  /** Whether the product page shows the review with this id. */
  isOnPage(id: string): boolean;
};

/** A full-window viewer of the photographs in all reviews of a product, each with its review. */
export function PhotosDialog({ open, onClose, productUrl, from, isOnPage }: PhotosDialogProps) {
  const [at, setAt] = useState(photoId(from.review, from.place));
  const { photos, place, total } = useReviewPhotos(productUrl, from.review, at);
  const shown = photos[place];
  const turn = (to: number) => {
    const next = photos[Math.max(0, Math.min(photos.length - 1, to))];
    if (next) setAt(next.id);
  };
  useTurningKeys(open, (key) =>
    turn({ ArrowLeft: place - 1, ArrowRight: place + 1, Home: 0 }[key] ?? Infinity),
  );
  const swipe = useSwipe((by) => turn(place + by));
  const title = total === undefined ? 'Фото покупателей' : `Фото ${place + 1} из\u00a0${total}`;
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={title}
      className="opacity-0 open:opacity-100 starting:open:opacity-0 [&>.modal-body]:overflow-hidden [&>.modal-body]:p-0"
      titleClass="text-ui tabular-nums"
    >
      {shown && (
        <div className="flex h-full flex-col lg:flex-row">
          <div {...swipe} className="relative min-h-0 flex-1 touch-pan-y select-none bg-wash">
            <div className="absolute inset-0 flex justify-center [&_img]:pointer-events-none [&_img]:w-auto [&_img]:max-w-full">
              <Picture
                key={shown.id}
                picture={shown.picture}
                sizes="900px"
                loading="high"
                className="h-full self-center object-contain"
              />
            </div>
            {photos.length > 1 && <TurnButtons at={place} last={photos.length - 1} onTurn={turn} />}
          </div>
          <Caption photo={shown} href={hrefOf(shown)} onLeave={onClose} />
        </div>
      )}
      <p aria-live="polite" className="sr-only">
        {title}
      </p>
    </Modal>
  );

  function hrefOf({ review: { id }, page }: ReviewPhoto): string {
    return isOnPage(id) || page === undefined
      ? `#${reviewAnchor(id)}`
      : reviewOnPageHref(productUrl, id, page);
  }
}

type CaptionProps = { photo: ReviewPhoto; href: string; onLeave(): void };

/** The text beside a photograph: the author's measurements and size, and the review. */
function Caption({ photo: { review }, href, onLeave }: CaptionProps) {
  const { stars, author, isDemo, writtenAt, text } = review;
  const worn = wearerText(review);
  return (
    <section
      aria-label={'Отзыв к\u00a0фото'}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a long review is scrolled by keys
      tabIndex={0}
      className="max-h-[40%] shrink-0 overflow-y-auto border-hair border-t px-margin py-4 focus-visible:-outline-offset-2 lg:max-h-none lg:w-[400px] lg:border-t-0 lg:border-l lg:px-8 lg:py-6"
    >
      <Rating value={stars} />
      <p className="mt-2 text-caption text-ink-2">
        <span className="font-[500] text-ink">{author ?? (isDemo ? 'Демо-отзыв' : 'Покупатель')}</span>
        {', '}
        <time dateTime={writtenAt}>{formatDate(new Date(writtenAt))}</time>
      </p>
      {worn && <p className="text-caption text-ink-2">{worn}</p>}
      <p className="mt-3 whitespace-pre-line text-ui [overflow-wrap:anywhere]">{text}</p>
      <p className="mt-3">
        <PageLink href={href} onClick={onLeave} className="text-link text-ui">
          Перейти к&nbsp;отзыву
        </PageLink>
      </p>
    </section>
  );
}

/** Listens on the window, because the heading or the close button of the dialog may have the focus. */
function useTurningKeys(open: boolean, onKey: (key: string) => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (['ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(event.key)) onKey(event.key);
  });
  useEffect(() => {
    if (!open) return;
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [open]);
}
