import { useEffect, useId, useState } from 'react';
import { PageLink } from '@/lib/ui/links/page-link';
import { createStore, useStore } from '../../state/store';

/** How long a toast stays, in ms. The time stops while the toast is hovered or focused. */
export const TOAST_MS = 6000;

type Toast = {
  text: string;
  /** One action: a link, or a button that calls `run`. */
  action?: { label: string; href: string } | { label: string; run(): void };
};

const current = createStore<(Toast & { id: number }) | undefined>(undefined);
let lastId = 0;

/**
 * Shows a message that needs no answer. It replaces the current toast; if the text is the same and no action
 * is given, the link of the current toast stays. Browser only.
 */
export function showToast(toast: Toast): void {
  const before = current.get();
  const link = before?.text === toast.text && before.action && 'href' in before.action && before.action;
  lastId += 1;
  current.set({ ...toast, action: toast.action ?? (link || undefined), id: lastId });
}

/** Hides the current toast before its time is over. */
export function hideToast(): void {
  current.set(undefined);
}

/**
 * Ids of the places where toasts can appear: in the page and in its open modals. Only the last one shows
 * toasts, because the others are behind a modal.
 */
const places = createStore<readonly string[]>([]);

/**
 * Shows toasts: at the bottom left, or on a phone as a full-width strip above the sticky bar, whose height is
 * `--sticky-bar`. Render it once per page; modals have their own.
 */
export function Toaster() {
  const toast = useStore(current);
  const place = useId();
  const speaks = useStore(places).at(-1) === place;

  useEffect(() => {
    places.set([...places.get(), place]);
    return () => places.set(places.get().filter((other) => other !== place));
  }, [place]);

  return (
    <div
      role="status"
      className="fixed inset-x-0 bottom-[calc(var(--sticky-bar,0px)+var(--consent-strip,0px)+var(--offline-strip,0px))] z-toast md:right-auto md:bottom-[calc(32px+var(--sticky-bar,0px)+var(--consent-strip,0px)+var(--offline-strip,0px))] md:left-[var(--margin)]"
    >
      {toast && speaks && <ToastStrip key={toast.id} toast={toast} />}
    </div>
  );
}

function ToastStrip({ toast }: { toast: Toast }) {
  const [paused, setPaused] = useState(false);

  useEffect(() => {
    if (paused) return;
    const timer = window.setTimeout(hideToast, TOAST_MS);
    return () => window.clearTimeout(timer);
  }, [paused]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only keeps the toast open
    <div
      className="flex min-h-13 items-center justify-between gap-4 bg-ink py-1 pr-0.5 pl-margin text-paper text-ui outline-1 outline-transparent md:min-w-95 md:max-w-140 md:pl-4.5"
      onMouseEnter={() => setPaused(true)}
      onMouseLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      <span className="py-2">{toast.text}</span>
      {toast.action && <ToastAction action={toast.action} />}
    </div>
  );
}

const ACTION_CLASS =
  'flex min-h-11 items-center px-3.5 underline decoration-1 underline-offset-4 focus-visible:-outline-offset-2 focus-visible:outline-paper';

function ToastAction({ action }: { action: NonNullable<Toast['action']> }) {
  if ('href' in action) {
    return (
      <PageLink href={action.href} className={ACTION_CLASS} onClick={hideToast}>
        {action.label}
      </PageLink>
    );
  }
  return (
    <button
      type="button"
      className={ACTION_CLASS}
      onClick={() => {
        action.run();
        hideToast();
      }}
    >
      {action.label}
    </button>
  );
}
