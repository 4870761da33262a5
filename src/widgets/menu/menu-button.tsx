import { useQueryClient } from '@tanstack/react-query';
import { LinkOrButton } from '@/lib/ui/buttons/link-or-button';
import { lazyPart, useLazyOpen } from '@/lib/ui/loading/lazy-part';
import { MenuIcon } from '@/lib/ui/pictures/icons';
import { CATALOG_ID } from './catalog-id';
import type { MenuDrawerProps } from './menu-drawer';
import { navigationQuery } from './navigation-query';

const menuDrawer = lazyPart<MenuDrawerProps>(async () => (await import('./menu-drawer')).MenuDrawer);

/**
 * The button that opens the menu on a phone. The drawer and the categories load when it is touched. Without
 * scripts it is a link to the list of departments in the footer.
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
