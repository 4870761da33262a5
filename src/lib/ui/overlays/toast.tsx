import { useEffect, useId, useState } from 'react';
import { createStore, useStore } from '../../state/store';

/** How long a toast stays, in ms, unless it is pointed at or focused. */
export const TOAST_MS = 6000;

type Toast = {
  text: string;
  /** One thing to do about it: a link or a call. */
  action?: { label: string; href: string } | { label: string; run(): void };
};

const current = createStore<(Toast & { id: number }) | undefined>(undefined);
let lastId = 0;

/**
 * Says something that needs no answer. One at a time: a new one takes the place of the old. The same words again keep the
 * link that came with them. Browser only.
 */
export function showToast(toast: Toast): void {
  const before = current.get();
  const link = before?.text === toast.text && before.action && 'href' in before.action && before.action;
  lastId += 1;
  current.set({ ...toast, action: toast.action ?? (link || undefined), id: lastId });
}

/** Takes the toast away before its time. */
export function hideToast(): void {
  current.set(undefined);
}

/** Toasters of the page and of the modals open on it; the last one speaks, the others are inert behind it. */
const places = createStore<readonly string[]>([]);

/**
 * The place of toasts: bottom left; on a phone a full-width strip that sits on the sticky bar, whose height the page
 * gives as `--sticky-bar`. One in a page; modals bring their own.
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
      className="fixed inset-x-0 bottom-[calc(var(--sticky-bar,0px)+var(--consent-strip,0px)+var(--offline-strip,0px))] z-toast md:right-auto md:bottom-[calc(32px+var(--consent-strip,0px)+var(--offline-strip,0px))] md:left-[var(--margin)]"
    >
      {toast && speaks && <ToastStrip key={toast.id} toast={toast} />}
    </div>
  );
}

function ToastStrip({ toast }: { toast: Toast }) {
  const [held, setHeld] = useState(false);

  useEffect(() => {
    if (held) return;
    const timer = window.setTimeout(hideToast, TOAST_MS);
    return () => window.clearTimeout(timer);
  }, [held]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at a toast only keeps it, nothing is operated
    <div
      className="flex min-h-13 items-center justify-between gap-4 bg-ink py-1 pr-0.5 pl-margin text-paper text-ui outline-1 outline-transparent md:min-w-95 md:max-w-140 md:pl-4.5"
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
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
      <a href={action.href} className={ACTION_CLASS} onClick={hideToast}>
        {action.label}
      </a>
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
