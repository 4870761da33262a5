import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Picture as PictureData } from '@/lib/api';
import { IconButton } from '@/lib/ui/buttons/icon-button';
import { TurnButtons } from '@/lib/ui/buttons/turn-buttons';
import { classNames } from '@/lib/ui/class-names';
import { Modal } from '@/lib/ui/overlays/modal';
import { MinusIcon, PlusIcon } from '@/lib/ui/pictures/icons';
import { Picture } from '@/lib/ui/pictures/picture';
import { CloseLook } from './close-look';
import { useZoomGestures } from './use-zoom-gestures';

/** The factor by which a key or a button zooms. */
const STEP = 1.5;

export type ZoomProps = {
  open: boolean;
  onClose(): void;
  pictures: PictureData[];
  /** Index of the first picture. */
  from: number;
};

/** The full-window viewer of a product's pictures. */
export function Zoom({ open, onClose, pictures, from }: ZoomProps) {
  const [at, setAt] = useState(from);
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setAt(from);
  }
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={`Фото ${at + 1} из\u00a0${pictures.length}`}
      className="opacity-0 open:opacity-100 starting:open:opacity-0 [&>.modal-body]:overflow-hidden [&>.modal-body]:p-0"
      titleClass="text-ui tabular-nums"
    >
      <Viewer pictures={pictures} at={at} onTurn={setAt} />
    </Modal>
  );
}

type ViewerProps = { pictures: PictureData[]; at: number; onTurn(index: number): void };

function Viewer({ pictures, at, onTurn }: ViewerProps) {
  const stage = useRef<HTMLDivElement>(null);
  const last = pictures.length - 1;
  const turn = (index: number) => {
    gestures.reset();
    onTurn(Math.max(0, Math.min(last, index)));
  };
  const gestures = useZoomGestures(stage, (by) => turn(at + by));
  const { view, swiped, grabbed } = gestures;

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (gestures.look(event.key)) event.preventDefault();
    else if (event.key === 'ArrowRight') turn(at + 1);
    else if (event.key === 'ArrowLeft') turn(at - 1);
    else if (event.key === 'Home') turn(0);
    else if (event.key === 'End') turn(last);
    else if (event.key === '+' || event.key === '=') gestures.zoom(STEP);
    else if (event.key === '-' || event.key === '_') gestures.zoom(1 / STEP);
    else if (event.key === '0') gestures.reset();
  });
  useEffect(() => {
    // Listen on the window, because the heading or the close button of the dialog may have the focus.
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);

  return (
    <div className="flex h-full flex-col-reverse md:flex-row">
      {last > 0 && <Thumbnails pictures={pictures} at={at} onTurn={turn} />}
      <div className="relative min-h-0 min-w-0 flex-1">
        <div
          ref={stage}
          {...gestures.stageProps}
          className={classNames(
            'absolute inset-0 touch-none select-none overflow-hidden [container-type:size]',
            view.scale > 1 ? (grabbed ? 'cursor-grabbing' : 'cursor-grab') : 'cursor-zoom-in',
          )}
        >
          <div
            className={classNames('flex h-full', !grabbed && 'transition-transform motion-slow')}
            style={{ transform: `translateX(calc(${-at * 100}% + ${swiped}px))` }}
          >
            {pictures.map((picture, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: pictures of a product have a fixed order
              <div key={index} aria-hidden={index !== at} className="h-full w-full shrink-0">
                {Math.abs(index - at) < 2 && (
                  <div
                    className={classNames(
                      'grid h-full place-items-center [&_img]:pointer-events-none [&_img]:w-[min(100cqw,75cqh)] [&_img]:[grid-area:1/1]',
                      !grabbed && 'transition-transform motion-base',
                    )}
                    style={
                      index === at
                        ? { transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }
                        : undefined
                    }
                  >
                    {/*
                     * Wider than any window, so that the browser loads the widest file. The size follows the stage,
                     * because the picture has no size before its file is loaded.
                     */}
                    <Picture
                      picture={picture}
                      sizes="4000px"
                      loading={index === at ? 'high' : 'eager'}
                      className="aspect-3/4 object-contain"
                    />
                    {index === at && view.scale > 1 && <CloseLook picture={picture} />}
                  </div>
                )}
              </div>
            ))}
          </div>
        </div>
        <p aria-live="polite" className="sr-only">
          {pictures[at]?.alt}
        </p>
        <div className="absolute right-2 bottom-2 flex bg-paper md:right-4 md:bottom-4">
          <IconButton
            label="Отдалить"
            aria-disabled={view.scale === 1}
            onClick={() => gestures.zoom(1 / STEP)}
          >
            <MinusIcon />
          </IconButton>
          <IconButton label="Приблизить" onClick={() => gestures.zoom(STEP)}>
            <PlusIcon />
          </IconButton>
        </div>
        {/* Touch screens swipe. */}
        {last > 0 && <TurnButtons at={at} last={last} onTurn={turn} className="max-md:hidden" />}
      </div>
    </div>
  );
}

function Thumbnails({ pictures, at, onTurn }: ViewerProps) {
  const chosen = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls the chosen thumbnail into view
  useEffect(() => {
    chosen.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [at]);
  return (
    <ul className="scrollbar-none flex shrink-0 gap-2 overflow-auto px-margin py-3 md:flex-col md:px-4 md:py-4">
      {pictures.map((picture, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pictures of a product have a fixed order
        <li key={index} className="w-11 shrink-0 md:w-15">
          <button
            ref={index === at ? chosen : undefined}
            type="button"
            aria-current={index === at ? 'true' : undefined}
            onClick={() => onTurn(index)}
            className="block w-full border-transparent border-b-2 pb-1 aria-[current]:border-ink"
          >
            <Picture picture={picture} sizes="60px" loading="eager" className="aspect-3/4" />
          </button>
        </li>
      ))}
    </ul>
  );
}
