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

/** A component in a chunk of its own, which is fetched shortly before it is needed. */
export type LazyPart<Props> = {
  /**
   * Fetches the component; calls while a fetch is in flight share it. After a failure the next call tries
   * again.
   */
  load(): Promise<ComponentType<Props>>;
  /** The component, once it is loaded. */
  loaded: ComponentType<Props> | undefined;
};

/**
 * Creates a lazy component, at module scope: `lazyPart(async () => (await
 * import('./size-table')).SizeTable)`.
 */
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
 * A lazy component that a button opens. It is fetched when the button is hovered or focused, and shown when
 * it is pressed. The button is busy while a press waits; if the fetch fails, a toast says so and the next
 * press tries again. Spread `opener` on the button and pass `busy` to it. If `Part` is defined, render it
 * with `open` and `onClose`.
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
    /** Fetches the component without reporting a failure, for elements other than the button. */
    prefetch,
    onClose: () => setOpen(false),
    opener: {
      'aria-haspopup': 'dialog' as const,
      onPointerEnter: (_: PointerEvent<HTMLElement>) => prefetch(),
      onFocus: (_: FocusEvent<HTMLElement>) => prefetch(),
      onClick: (event: MouseEvent<HTMLElement>) => {
        // Safari does not focus a clicked button. Focus it, because the dialog will return the focus to the
        // focused element.
        event.currentTarget.focus();
        void show();
      },
    },
  };
}

/**
 * A lazy component that the page can do without: `wake` fetches it without reporting a failure, and it is
 * rendered when it is loaded. `wake` may be called often; after a failure the next call tries again.
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
