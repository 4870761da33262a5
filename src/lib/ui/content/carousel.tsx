import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { IconButton } from '../buttons/icon-button';
import { classNames } from '../class-names';
import { ChevronLeftIcon, ChevronRightIcon } from '../pictures/icons';

/** The strip has settled if it has not moved for this time, in ms. `scrollend` is not supported widely enough. */
const SETTLED_MS = 120;

type CarouselProps = {
  label: string;
  slides: readonly { id: string; content: ReactNode }[];
  /** `line`: counter and a segment per slide; `buttons`: previous and next, for a mouse. */
  controls?: 'line' | 'buttons' | 'both' | 'none';
  /** Index of the current slide. Changing it scrolls there. */
  at?: number;
  /** Called when the strip settles on another slide. */
  onSlide?(index: number): void;
  /** Width of a slide; by default the width of the strip. */
  slideClassName?: string;
  className?: string;
};

/**
 * Slides with native scroll-snap, usable without scripts. Scripts add arrow keys, Home, End and a counter. Never moves
 * by itself.
 */
export function Carousel(props: CarouselProps) {
  const { label, slides, controls = 'both', at = 0, onSlide, slideClassName = 'w-full', className } = props;
  const strip = useRef<HTMLUListElement>(null);
  const { place, go, step, onScroll } = useStrip(strip, at, onSlide);
  const several = slides.length > 1;
  const line = several && (controls === 'line' || controls === 'both');
  const buttons = several && (controls === 'buttons' || controls === 'both');

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'ArrowRight') step(1);
    else if (event.key === 'ArrowLeft') step(-1);
    else if (event.key === 'Home') go(0);
    else if (event.key === 'End') go(slides.length - 1);
    else return;
    event.preventDefault();
  };

  return (
    <section aria-roledescription="карусель" aria-label={label} className={classNames('relative', className)}>
      <div className="relative">
        <ul
          ref={strip}
          tabIndex={several ? 0 : undefined}
          aria-label={several ? `${label}, листать стрелками` : undefined}
          onScroll={onScroll}
          onKeyDown={onKeyDown}
          className="carousel"
        >
          {slides.map(({ id, content }, index) => (
            <li
              key={id}
              aria-label={several ? `${index + 1} из ${slides.length}` : undefined}
              className={classNames('shrink-0 snap-start', slideClassName)}
            >
              {content}
            </li>
          ))}
        </ul>
        {line && (
          <p
            aria-live="polite"
            className="pointer-events-none absolute bottom-4 left-4 text-caption tabular-nums"
          >
            {place.index + 1}&nbsp;/&nbsp;{slides.length}
          </p>
        )}
        {buttons && (
          <>
            <Turn label="Назад" off={place.index === 0} onTurn={() => step(-1)} className="left-0">
              <ChevronLeftIcon />
            </Turn>
            <Turn label="Вперёд" off={place.end} onTurn={() => step(1)} className="right-0">
              <ChevronRightIcon />
            </Turn>
          </>
        )}
      </div>
      {line && (
        <div aria-hidden="true" className="flex h-0.5 bg-hair">
          {slides.map(({ id }, index) => (
            <i
              key={id}
              className={classNames('flex-1', index === place.index && 'bg-ink forced-color-adjust-none')}
            />
          ))}
        </div>
      )}
    </section>
  );
}

type TurnProps = { label: string; off: boolean; onTurn(): void; className: string; children: ReactNode };

/** aria-disabled keeps the focus when the end is reached. */
function Turn({ label, off, onTurn, className, children }: TurnProps) {
  return (
    <IconButton
      label={label}
      aria-disabled={off || undefined}
      onClick={off ? undefined : onTurn}
      // Hidden on touch screens, which swipe.
      className={classNames(
        '!absolute top-1/2 -translate-y-1/2 bg-paper/94 not-focus-visible:pointer-coarse:sr-only',
        className,
      )}
    >
      {children}
    </IconButton>
  );
}

/** The position of a snapping strip, and functions to move it. */
function useStrip(ref: RefObject<HTMLUListElement | null>, at: number, onSlide?: (index: number) => void) {
  const [place, setPlace] = useState({ index: at, end: false });
  // Several quick presses must go several slides, so they count from the goal, not from the current position.
  const goal = useRef(at);
  const timer = useRef<number>(undefined);
  const settled = useEffectEvent((index: number) => {
    goal.current = index;
    if (index !== at) onSlide?.(index);
  });

  const go = (index: number, behavior?: ScrollBehavior) => {
    const strip = ref.current;
    if (!strip) return;
    goal.current = Math.max(0, Math.min(index, strip.children.length - 1));
    const slide = strip.children[goal.current];
    if (!(slide instanceof HTMLElement)) return;
    const left = Math.min(slide.offsetLeft, strip.scrollWidth - strip.clientWidth);
    // While the strip moves, the previous position must not be reported: it would reset the goal.
    if (Math.abs(left - strip.scrollLeft) >= 1) window.clearTimeout(timer.current);
    strip.scrollTo({ left, behavior });
  };
  const follow = useEffectEvent((index: number, behavior?: ScrollBehavior) => {
    if (goal.current !== index || behavior) go(index, behavior);
  });

  const measure = () => {
    const strip = ref.current;
    if (!strip || strip.clientWidth === 0) return place;
    const next = {
      index: nearestSlide(strip),
      end: strip.scrollLeft + strip.clientWidth >= strip.scrollWidth - 1,
    };
    if (next.index !== place.index || next.end !== place.end) setPlace(next);
    return next;
  };
  const first = useEffectEvent(measure);

  const began = useRef(false);
  useEffect(() => {
    if (began.current) return follow(at);
    began.current = true;
    if (at > 0) follow(at, 'instant');
    first();
  }, [at]);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  return {
    place,
    go,
    step: (by: 1 | -1) => go(goal.current + by),
    onScroll: () => {
      const { index } = measure();
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(() => settled(index), SETTLED_MS);
    },
  };
}

/** The slide whose start is nearest to the start of the visible part. */
function nearestSlide(strip: HTMLElement): number {
  let best = 0;
  let distance = Number.POSITIVE_INFINITY;
  for (const [index, slide] of [...strip.children].entries()) {
    const off = slide instanceof HTMLElement ? Math.abs(slide.offsetLeft - strip.scrollLeft) : distance;
    if (off < distance) [best, distance] = [index, off];
  }
  return best;
}
