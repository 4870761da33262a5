import { type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '../class-names';
import { emptyScene } from '../scenes/empty-scenes';

type EmptyStateProps = {
  title: string;
  children: ReactNode;
  /** What to do next: every dead end offers a step. */
  actions: ReactNode;
  /** Whether it replaces things the shopper had: what had the focus among them is gone. */
  instead?: boolean;
};

/** An empty screen of the same world: one hanger on the rail, a sentence of fact, a sentence of help. */
export function EmptyState({ title, children, actions, instead = false }: EmptyStateProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (instead && document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [instead]);
  return (
    <div className="lg:grid-page lg:items-stretch">
      <EmptyRail className="aspect-square lg:col-span-5 lg:aspect-9/8" hangers={1} />
      <div className="px-margin pt-6 lg:col-span-5 lg:col-start-7 lg:self-center lg:px-0 lg:pt-0">
        <h1 ref={heading} tabIndex={-1} className="type-h1 focus:outline-none">
          {title}
        </h1>
        <div className="type-story mt-3">{children}</div>
        <div className="mt-6 flex flex-wrap gap-2">{actions}</div>
      </div>
    </div>
  );
}

/** Three hangers overlap on the wider rail of the not-found page. */
const PLACES: Record<1 | 3, number[]> = { 1: [200], 3: [110, 220, 318] };

/** The wall, the rail and what hangs on it: a rendered scene where there is one, else drawn; decorative. */
export function EmptyRail({ hangers, className }: { hangers: 1 | 3; className?: string }) {
  const scene = emptyScene(hangers === 1 ? 'hanger' : 'rail');
  if (!scene) return <DrawnRail hangers={hangers} className={className} />;
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={scene.avif} sizes={SIZES} />
      <img
        src={scene.fallback}
        srcSet={scene.webp}
        sizes={SIZES}
        alt=""
        className={classNames('block w-full bg-[#dcd8d0] object-cover', className)}
      />
    </picture>
  );
}

const SIZES = '(min-width: 1024px) 42vw, 100vw';

function DrawnRail({ hangers, className }: { hangers: 1 | 3; className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 400 356"
      preserveAspectRatio="xMidYMid slice"
      className={classNames('block w-full bg-[#dcd8d0]', className)}
    >
      <path
        d="M60-40 190-40 80 420-70 420Zm190 0h120L250 420H120Z"
        fill="#fff"
        opacity=".3"
        className="blur-[5px]"
      />
      <path d="M-40 92h480" stroke="#161514" strokeWidth="5" opacity=".1" className="blur-[2px]" />
      <path d="M-40 74h480" stroke="#161514" strokeWidth="2.6" />
      {PLACES[hangers].map((x) => (
        <Hanger key={x} x={x} />
      ))}
    </svg>
  );
}

function Hanger({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 74)`} fill="none" strokeLinecap="round" strokeLinejoin="round">
      <path d="M14 46 74 78H-42Z" stroke="#161514" strokeWidth="6" opacity=".12" className="blur-[2px]" />
      <path
        d="M0 32v-9c0-5 7-7 7-15a7 7 0 0 0-7-7.6A7 7 0 0 0-6.5 5"
        transform="translate(0 -5)"
        stroke="#55534e"
        strokeWidth="2.2"
      />
      <path d="M0 27-56 55c-5 2.5-3 6 2 6H54c5 0 7-3.5 2-6Z" stroke="#9a734b" strokeWidth="4.5" />
    </g>
  );
}
