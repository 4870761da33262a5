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

/**
 * The longest closing animation, in ms. The content stays until it has ended. The durations are in
 * overlays.css.
 */
const EXIT_MS = 150;

export type ModalProps = {
  open: boolean;
  /**
   * Called on Esc, a press on the backdrop or the close button, and when the page changes. The caller decides
   * whether to close.
   */
  onClose(): void;
  title: string;
  /** Shown below the content; it stays visible while the content scrolls. */
  footer?: ReactNode;
  children: ReactNode;
  /**
   * For a button that must open the dialog before hydration (`command="show-modal" commandfor={id}`). The
   * content is then always in the DOM, and `onOpen` is called when the browser has opened it.
   */
  native?: { id: string; onOpen(): void };
};

type FrameProps = ModalProps & {
  className: string;
  titleClass: string;
  closeFirst?: boolean;
};

/**
 * The common part of dialog, drawer and sheet: a native modal `dialog` element. The browser traps the focus,
 * makes the rest of the page inert, and returns the focus when it closes. When it opens, the first field with
 * an error or the heading gets the focus.
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

  // In React these events also bubble from nested dialogs and details, so check the target.
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
      // The browser may close the dialog itself: after a second Esc, by a form with method=dialog, or by a
      // close command.
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

/** Opens or closes the element when `open` changes, and sets the focus. */
function useOpenState(
  ref: React.RefObject<HTMLDialogElement | null>,
  open: boolean,
  openedBefore: () => void,
): void {
  // A layout effect, because it must run before the element is removed: a dialog returns the focus when it is
  // closed, but not when it is removed.
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

  // A command may have opened the dialog before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: an effect event is not a dependency
  useEffect(() => {
    if (ref.current?.open) openedBefore();
  }, [ref]);
}

/**
 * Stores whether the scrollbar takes up space. If so, base.css reserves that space while the page cannot
 * scroll.
 */
function rememberScrollbar(): void {
  const page = document.documentElement;
  if (document.querySelector('dialog:modal')) return;
  page.toggleAttribute('data-scrollbar', window.innerWidth > page.clientWidth);
}

/**
 * Makes the scrolling element focusable if it contains no controls, because otherwise a keyboard could not
 * scroll it.
 */
function makeScrollable(dialog: HTMLDialogElement): void {
  const body = dialog.querySelector<HTMLElement>('.modal-body');
  if (!body || body.scrollHeight <= body.clientHeight) return;
  if (!body.querySelector('a[href], button, input, select, textarea, summary, [tabindex]')) body.tabIndex = 0;
}

/**
 * Calls onClose when the path of the page changes. A change of only the parameters, such as a filter, does
 * not close it.
 */
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
 * Calls onClose after a press that began and ended on the backdrop. Selecting text may end on the backdrop
 * and must not close.
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

/**
 * On phones, modals cover the page and shoppers press the back button to close them; in large windows they do
 * not.
 */
const isOfPhone = () => window.matchMedia('(width < 768px), (pointer: coarse)').matches;

/** True while the modal is open and during its closing animation. */
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
