import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { lazyPart, useLazyOpen } from '@/lib/ui/loading/lazy-part';
import type { MegaMenuProps } from './mega-menu';
import { navigationQuery } from './navigation-query';

/**
 * How long a pointer must rest on a department before its menu opens, and be away before it closes, in ms.
 */
const HOVER_MS = 150;
const LEAVE_MS = 250;

const megaMenu = lazyPart<MegaMenuProps>(async () => (await import('./mega-menu')).MegaMenu);

/** The department whose menu is open, and handlers to open and close menus. */
export function useMegaMenu({
  path,
  onPath,
}: {
  path: string | undefined;
  onPath(path: string | undefined): void;
}) {
  const client = useQueryClient();
  const router = useRouter();
  const timer = useRef<number>(undefined);
  const wanted = useRef<string>(undefined);
  const panel = useRef<HTMLDivElement>(null);
  const { Part, show, opener } = useLazyOpen(megaMenu);
  const [focusPanel, setFocusPanel] = useState(false);

  const later = (run: () => void, delay: number) => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(run, delay);
  };
  const stay = () => window.clearTimeout(timer.current);

  /** Opens a menu after its code and data are loaded. If that fails, the department is just a link. */
  const open = async (next: string, withFocus = false) => {
    stay();
    wanted.current = next;
    await Promise.all([show(), client.prefetchQuery(navigationQuery)]);
    const tree = client.getQueryData(navigationQuery.queryKey);
    if (wanted.current !== next || !megaMenu.loaded || !tree) return;
    setFocusPanel(withFocus);
    onPath(next);
  };
  const close = () => {
    stay();
    wanted.current = undefined;
    onPath(undefined);
  };

  const closeNow = useEffectEvent(close);
  useEffect(() => {
    if (path === undefined) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      if (panel.current?.contains(document.activeElement)) opened(path)?.focus();
      closeNow();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [path]);
  // Following a link closes the menu, and cancels one that is about to open.
  useEffect(() => router.subscribe('onBeforeNavigate', () => closeNow()), [router]);

  useEffect(() => {
    if (path !== undefined && focusPanel) panel.current?.querySelector('a')?.focus();
  }, [path, focusPanel]);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  return {
    Part,
    panel,
    open,
    close,
    stay,
    openSoon: (next: string) => later(() => void open(next), HOVER_MS),
    closeSoon: () => later(close, LEAVE_MS),
    /** Loads the code and the data of the menus. May be called often. */
    prepare: (event: Parameters<typeof opener.onPointerEnter>[0]) => {
      opener.onPointerEnter(event);
      void client.prefetchQuery(navigationQuery);
    },
  };
}

/** The link of the department whose menu is open. */
function opened(path: string): HTMLElement | null {
  return document.querySelector(`[data-department="${CSS.escape(path)}"]`);
}
