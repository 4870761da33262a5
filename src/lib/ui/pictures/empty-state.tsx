import { type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '../class-names';
import { type EmptyScene, emptyScene } from '../scenes/empty-scenes';

type EmptyStateProps = {
  title: string;
  children: ReactNode;
  /** Links or buttons that offer a next step. */
  actions: ReactNode;
  /** Whether the state appears because the shopper removed the last row. It then takes the focus. */
  takesFocus?: boolean;
};

/**
 * Shown instead of an empty list: a picture of a hanger on a rail, a title that says what is empty, and help.
 */
export function EmptyState({ title, children, actions, takesFocus = false }: EmptyStateProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus && document.activeElement === document.body)
      heading.current?.focus({ preventScroll: true });
  }, [takesFocus]);
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

type EmptyRailProps = {
  /** Number of hangers in the picture: 3 on the not-found page, where phones show two. */
  hangers: 1 | 3;
  className?: string;
};

/** The picture of a wall with a rail and hangers. It is decorative. */
export function EmptyRail({ hangers, className }: EmptyRailProps) {
  const scene = emptyScene(hangers === 1 ? 'hanger' : 'rail');
  return (
    <picture className="contents">
      {hangers === 3 && <Sources scene={emptyScene('rail-narrow')} media="(max-width: 1023.98px)" />}
      <Sources scene={scene} />
      <img
        src={scene.fallback}
        alt=""
        className={classNames('block w-full bg-[#dcd8d0] object-cover', className)}
      />
    </picture>
  );
}

const SIZES = '(min-width: 1024px) 42vw, 100vw';

function Sources({ scene: { avif, webp }, media }: { scene: EmptyScene; media?: string }) {
  return (
    <>
      <source type="image/avif" media={media} srcSet={avif} sizes={SIZES} />
      <source type="image/webp" media={media} srcSet={webp} sizes={SIZES} />
    </>
  );
}
