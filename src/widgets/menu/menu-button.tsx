import { useQueryClient } from '@tanstack/react-query';
import { LinkOrButton } from '@/lib/ui/buttons/link-or-button';
import { lazyPart, useLazyOpen } from '@/lib/ui/loading/lazy-part';
import { MenuIcon } from '@/lib/ui/pictures/icons';
import { CATALOG_ID } from './catalog-id';
import type { MenuDrawerProps } from './menu-drawer';
import { navigationQuery } from './navigation-query';

const menuDrawer = lazyPart<MenuDrawerProps>(async () => (await import('./menu-drawer')).MenuDrawer);

/**
 * Opens the menu on a phone; drawer and tree are loaded on touch. Without scripts it links to the list in the footer.
 */
export function MenuButton(props: Omit<MenuDrawerProps, 'open' | 'onClose'>) {
  const client = useQueryClient();
  const { Part, open, busy, onClose, opener } = useLazyOpen(menuDrawer);
  return (
    <>
      <LinkOrButton
        {...opener}
        href={`#${CATALOG_ID}`}
        label="Меню"
        busy={busy}
        onPointerEnter={(event) => {
          opener.onPointerEnter(event);
          void client.prefetchQuery(navigationQuery);
        }}
      >
        <MenuIcon />
      </LinkOrButton>
      {Part && <Part {...props} open={open} onClose={onClose} />}
    </>
  );
}
