import { useRouter } from '@tanstack/react-router';
import {
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useBackCloses } from '../../navigation/use-back-closes';
import { IconButton } from '../buttons/icon-button';
import { classNames } from '../class-names';
import { CloseIcon } from '../pictures/icons';
import { Toaster } from './toast';

/** Longest closing animation, in ms: the content stays until then. The durations are in overlays.css. */
const EXIT_MS = 150;

export type ModalProps = {
  open: boolean;
  /**
   * Called on Esc, a press on the scrim or the close button, and a change of page. The owner decides whether
   * to close.
   */
  onClose(): void;
  title: string;
  /** Stays visible below the scrolling content. */
  footer?: ReactNode;
  children: ReactNode;
  /**
   * For an opener that must work before scripts run (`command="show-modal" commandfor={id}`): the content is always in
   * the DOM, and the owner is notified when it opens.
   */
  native?: { id: string; onOpen(): void };
};

type FrameProps = ModalProps & {
  className: string;
  titleClass: string;
  closeFirst?: boolean;
};

/**
 * The common part of dialog, drawer and sheet: a native modal `<dialog>`. The browser traps the focus, makes the rest
 * inert and returns the focus to the opener. The first wrong field or the heading gets the focus.
 */
export function Modal(props: FrameProps) {
  const { open, onClose, title, footer, children, native, className, titleClass, closeFirst } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const present = usePresence(open);
  const scrim = useScrimClick(onClose);
  const opened = useEffectEvent(() => native?.onOpen());
  useOpenState(dialog, open, opened);
  useCloseOnNavigation(open, onClose);
  useBackCloses(open && isOfPhone(), onClose);

  // React also bubbles these events from inner dialogs and details.
  const own = (event: SyntheticEvent) => event.target === event.currentTarget;
  return (
    <dialog
      {...scrim}
      ref={dialog}
      id={native?.id}
      aria-labelledby={titleId}
      className={classNames('modal', className)}
      onCancel={(event) => {
        if (!own(event)) return;
        event.preventDefault();
        onClose();
      }}
      // The browser may close the dialog by itself: a second Esc, a form with method dialog, a close command.
      onClose={(event) => {
        if (own(event) && open && !event.currentTarget.open) onClose();
      }}
      onToggle={(event) => {
        if (own(event) && !open && event.currentTarget.open) opened();
      }}
    >
      <div className={classNames('modal-head', closeFirst && 'modal-head-centred')}>
        <h2 id={titleId} tabIndex={-1} className={classNames(titleClass, 'focus-visible:outline-none')}>
          {title}
        </h2>
        <IconButton
          label="Закрыть"
          command={native && 'close'}
          commandfor={native?.id}
          onClick={onClose}
          className={closeFirst ? '-order-1' : undefined}
        >
          <CloseIcon />
        </IconButton>
      </div>
      <div className="modal-body">{(present || native) && children}</div>
      {footer && (present || native) && <div className="modal-foot">{footer}</div>}
      {/* The page's own toasts are inert behind a modal. */}
      {open && <Toaster />}
    </dialog>
  );
}

/** Opens and closes the element with the state, and sets the focus. */
function useOpenState(
  ref: React.RefObject<HTMLDialogElement | null>,
  open: boolean,
  openedBefore: () => void,
): void {
  // Runs before painting and before the element is removed: a dialog returns the focus when it is closed, but
  // not when it is removed.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return;
    if (!dialog.open) {
      rememberScrollbar();
      dialog.showModal();
    }
    const first = dialog.querySelector<HTMLElement>('[aria-invalid="true"], [data-first-focus]');
    (first ?? dialog.querySelector('h2'))?.focus();
    makeScrollable(dialog);
    return () => dialog.close();
  }, [ref, open]);

  // The dialog may have been opened by a command before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: an effect event is not a dependency
  useEffect(() => {
    if (ref.current?.open) openedBefore();
  }, [ref]);
}

/** Records whether the scrollbar takes space, which base.css keeps while the page is locked. */
function rememberScrollbar(): void {
  const page = document.documentElement;
  if (document.querySelector('dialog:modal')) return;
  page.toggleAttribute('data-scrollbar', window.innerWidth > page.clientWidth);
}

/** A long text without controls must be scrollable by keyboard, so the scrolling element becomes focusable. */
function makeScrollable(dialog: HTMLDialogElement): void {
  const body = dialog.querySelector<HTMLElement>('.modal-body');
  if (!body || body.scrollHeight <= body.clientHeight) return;
  if (!body.querySelector('a[href], button, input, select, textarea, summary, [tabindex]')) body.tabIndex = 0;
}

/** Closes when the page changes, but not when only search parameters do, because filters are search parameters. */
function useCloseOnNavigation(open: boolean, onClose: () => void): void {
  const router = useRouter({ warn: false });
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!open || !router) return;
    return router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
      if (pathChanged) close();
    });
  }, [open, router]);
}

/**
 * Closes on a press that begins and ends on the scrim. Selecting text may end there and must not close the
 * panel.
 */
function useScrimClick(onClose: () => void) {
  const began = useRef(false);
  const onScrim = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target !== event.currentTarget) return false;
    const box = event.currentTarget.getBoundingClientRect();
    const { clientX: x, clientY: y } = event;
    return x < box.left || x > box.right || y < box.top || y > box.bottom;
  };
  return {
    onMouseDown: (event: MouseEvent<HTMLDialogElement>) => {
      began.current = onScrim(event);
    },
    onClick: (event: MouseEvent<HTMLDialogElement>) => {
      if (began.current && onScrim(event)) onClose();
    },
  };
}

/** On phones, panels cover the page and shoppers go back to close them. In large windows they do not. */
const isOfPhone = () => window.matchMedia('(width < 768px), (pointer: coarse)').matches;

/** True while open and during the closing animation. */
function usePresence(open: boolean): boolean {
  const [present, setPresent] = useState(open);
  if (open && !present) setPresent(true);
  useEffect(() => {
    if (open || !present) return;
    const timer = window.setTimeout(() => setPresent(false), EXIT_MS);
    return () => window.clearTimeout(timer);
  }, [open, present]);
  return present;
}
