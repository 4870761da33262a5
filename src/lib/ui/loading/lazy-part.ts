import {
  type ComponentType,
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { showToast } from '../overlays/toast';
import { quietly, whenFetched } from './quietly';

/** A component in a separate file, fetched when it is about to be needed. */
export type LazyPart<Props> = {
  /** Starts the fetch, or returns the one in flight. After a failure the next call tries again. */
  load(): Promise<ComponentType<Props>>;
  /** The component, once it is loaded. */
  loaded: ComponentType<Props> | undefined;
};

/** `lazyPart(async () => (await import('./size-table')).SizeTable)`, outside of components. */
export function lazyPart<Props>(fetchIt: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let pending: Promise<ComponentType<Props>> | undefined;
  const part: LazyPart<Props> = {
    loaded: undefined,
    load() {
      pending ??= fetchIt().then(
        (component) => {
          part.loaded = component;
          return component;
        },
        (error) => {
          pending = undefined;
          throw error;
        },
      );
      return pending;
    },
  };
  return part;
}

/**
 * A part that opens: fetched when its opener is hovered or focused, shown when it is pressed. The opener is busy while
 * the press waits; if the file fails to load a toast says so, and the next press tries again.
 * Spread `opener` on the button and pass it `busy`; render `Part` if it is defined, with `open` and `onClose`.
 */
export function useLazyOpen<Props>(part: LazyPart<Props>) {
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [Part, setPart] = useState<ComponentType<Props> | undefined>(() => undefined);
  const gone = useRef(false);
  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
    };
  }, []);

  const show = async () => {
    try {
      setBusy(part.loaded === undefined);
      const component = part.loaded ?? (await (navigator.onLine ? part.load() : quietly(part.load)));
      if (gone.current) return;
      setPart(() => component);
      setOpen(true);
    } catch {
      if (!gone.current) showToast({ text: navigator.onLine ? FAILED : OFFLINE });
    } finally {
      setBusy(false);
    }
  };

  const prefetch = () => whenFetched(part.load, () => {});
  return {
    Part,
    open,
    busy,
    show,
    /** Prefetches without reporting failures, for other elements than the opener. */
    prefetch,
    onClose: () => setOpen(false),
    opener: {
      'aria-haspopup': 'dialog' as const,
      onPointerEnter: (_: PointerEvent<HTMLElement>) => prefetch(),
      onFocus: (_: FocusEvent<HTMLElement>) => prefetch(),
      onClick: (event: MouseEvent<HTMLElement>) => {
        // Safari does not focus a clicked button, and a dialog returns the focus to the element that had it.
        event.currentTarget.focus();
        void show();
      },
    },
  };
}

/**
 * An optional part: `wake` fetches it without reporting failures, and it is rendered once it is loaded. `wake` is cheap
 * to repeat; after a failure the next call tries again.
 */
export function useQuietPart<Props>(part: LazyPart<Props>) {
  const [Part, setPart] = useState<ComponentType<Props> | undefined>(() => part.loaded);
  const gone = useRef(false);
  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
    };
  }, []);
  const wake = () =>
    whenFetched(part.load, (component) => {
      if (!gone.current) setPart(() => component);
    });
  return { Part, wake };
}

const FAILED = 'Не\u00a0удалось открыть. Попробуйте ещё раз';
const OFFLINE = 'Нет соединения с\u00a0интернетом';
