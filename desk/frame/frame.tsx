import { Link, Outlet, useRouterState } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { IconButton } from '@/lib/ui/buttons/icon-button';
import { lazyPart, useLazyOpen } from '@/lib/ui/loading/lazy-part';
import { ProgressLine } from '@/lib/ui/loading/progress-line';
import { Drawer } from '@/lib/ui/overlays/drawer';
import { MenuIcon, SearchIcon } from '@/lib/ui/pictures/icons';
import { useMay } from '../session/session.ts';
import { shopName } from '../session/shop-name.ts';
import { OperatorCard } from './operator-card.tsx';
import { SecondPasskey } from './second-passkey.tsx';
import { SECTIONS } from './sections.ts';

const palettePart = lazyPart(async () => (await import('./palette.tsx')).Palette);

/**
 * The frame of every screen: links to the sections that the role may see, the search over the whole desk, and
 * the name of the operator.
 */
export function Frame() {
  const palette = useLazyOpen(palettePart);
  const isLoading = useRouterState({ select: ({ status }) => status === 'pending' });
  const [isMenu, setIsMenu] = useState(false);
  usePaletteKey(() => void palette.show());
  return (
    <div className="desk">
      <a href="#main" className="skip">
        К&nbsp;содержанию
      </a>
      <ProgressLine pending={isLoading} words="Загружается" />
      <header className="desk-bar">
        <IconButton label="Меню" onClick={() => setIsMenu(true)}>
          <MenuIcon />
        </IconButton>
        <ShopLink />
        <IconButton label="Найти или сделать" busy={palette.busy} {...palette.opener}>
          <SearchIcon />
        </IconButton>
      </header>
      <aside className="rail">
        <ShopLink />
        <button type="button" className="find" aria-keyshortcuts="Control+K Meta+K" {...palette.opener}>
          <span>Найти</span>
          <kbd>{isApple() ? '⌘K' : 'Ctrl K'}</kbd>
        </button>
        <Sections />
        <OperatorCard />
      </aside>
      <Drawer open={isMenu} onClose={() => setIsMenu(false)} title="Разделы">
        <Sections onGo={() => setIsMenu(false)} />
        <div className="mt-8">
          <OperatorCard onGo={() => setIsMenu(false)} />
        </div>
      </Drawer>
      <main id="main" tabIndex={-1} className="desk-main">
        <SecondPasskey />
        <Outlet />
      </main>
      {palette.Part && <palette.Part open={palette.open} onClose={palette.onClose} />}
    </div>
  );
}

const ShopLink = () => (
  <Link to="/" className="wordmark desk-wordmark">
    <span>{shopName()}</span>
  </Link>
);

function Sections({ onGo }: { onGo?(): void }) {
  const may = useMay();
  return (
    <nav aria-label="Разделы">
      <ul className="rail-links">
        {SECTIONS.filter(({ operation }) => may(operation)).map(({ name, to }) => (
          <li key={to}>
            <Link
              to={to}
              search={{}}
              onClick={onGo}
              activeOptions={{ exact: to === '/', includeSearch: false }}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const isApple = () => /Mac|iPhone|iPad/.test(navigator.userAgent);

/**
 * Opens the search by Ctrl K or ⌘K. The key is recognized by its position, so that it works in the Russian
 * layout too.
 */
function usePaletteKey(open: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.code !== 'KeyK' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    event.preventDefault();
    if (!document.querySelector('dialog:modal')) open();
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
