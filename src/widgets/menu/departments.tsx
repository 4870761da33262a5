import type { KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import { useHydrated } from '@/lib/state/use-hydrated';
import { classNames } from '@/lib/ui/class-names';
import { PageLink } from '@/lib/ui/links/page-link';
import { ChevronDownIcon } from '@/lib/ui/pictures/icons';
import { listingLink } from '@/shop/addresses/paths';
import { isWithin, type MenuEntry } from './menu';
import { useMegaMenu } from './use-mega-menu';

type DepartmentsProps = {
  menu: MenuEntry[];
  pathname: string;
  /** The department whose menu is open. */
  path: string | undefined;
  onPath(path: string | undefined): void;
};

const PANEL_ID = 'mega-menu';

/**
 * The departments as links with menus. With a mouse, hovering opens the menu and a click follows the link. By
 * touch, the first tap opens the menu and the second follows the link. By keyboard, Enter follows the link;
 * Space, arrow down, or a button that appears on focus open the menu.
 */
export function Departments({ menu, pathname, path, onPath }: DepartmentsProps) {
  const hydrated = useHydrated();
  const mega = useMegaMenu({ path, onPath });
  const { Part } = mega;

  const onClick = (event: MouseEvent, entry: MenuEntry) => {
    const touch = (event.nativeEvent as Partial<globalThis.PointerEvent>).pointerType === 'touch';
    if (!touch || !entry.hasMore || path === entry.path) return;
    event.preventDefault();
    void mega.open(entry.path);
  };
  const onKeyDown = (event: KeyboardEvent, entry: MenuEntry) => {
    if (!entry.hasMore || (event.key !== 'ArrowDown' && event.key !== ' ')) return;
    event.preventDefault();
    void mega.open(entry.path, true);
  };
  const onPointerEnter = (event: PointerEvent, entry: MenuEntry) => {
    if (event.pointerType === 'touch') return;
    if (entry.hasMore) mega.openSoon(entry.path);
    else mega.closeSoon();
  };

  return (
    <nav
      aria-label="Каталог"
      className="ml-[clamp(24px,4.2vw,72px)] hidden lg:block"
      onPointerEnter={mega.prepare}
      onPointerLeave={mega.closeSoon}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (path !== undefined && relatedTarget && !currentTarget.contains(relatedTarget)) mega.close();
      }}
    >
      <ul className="flex flex-wrap gap-x-[clamp(14px,1.75vw,28px)] text-ui">
        {menu.map((entry) => (
          <li key={entry.path}>
            <span
              className="relative block"
              onPointerEnter={(event) => onPointerEnter(event, entry)}
              onPointerLeave={mega.stay}
            >
              <PageLink
                {...listingLink(entry.path)}
                data-department={entry.path}
                aria-current={isWithin(pathname, entry.path) ? 'true' : undefined}
                onClick={(event) => onClick(event, entry)}
                onKeyDown={(event) => onKeyDown(event, entry)}
                className={classNames(
                  'relative flex min-h-18 items-center whitespace-nowrap after:absolute after:inset-x-0 after:-bottom-px after:z-menu after:h-px hover:after:bg-ink aria-[current]:after:bg-ink focus-visible:-outline-offset-4',
                  entry.sale && 'text-accent',
                  path === entry.path && 'after:bg-ink',
                )}
              >
                {entry.name}
              </PageLink>
              {hydrated && entry.hasMore && (
                <button
                  type="button"
                  aria-label={`Меню раздела «${entry.name}»`}
                  aria-expanded={path === entry.path}
                  aria-controls={path === entry.path ? PANEL_ID : undefined}
                  onClick={() => (path === entry.path ? mega.close() : void mega.open(entry.path, true))}
                  className="pointer-events-none absolute top-3.5 -right-5 z-menu flex h-11 w-5 items-center justify-center bg-paper opacity-0 focus-visible:opacity-100"
                >
                  <ChevronDownIcon className="size-4" />
                </button>
              )}
            </span>
            {path === entry.path && Part && (
              <div
                ref={mega.panel}
                id={PANEL_ID}
                onPointerEnter={mega.stay}
                className="absolute inset-x-0 top-full z-menu max-h-[calc(100dvh-72px)] overflow-y-auto border-transparent border-b bg-paper transition-opacity motion-fast starting:opacity-0"
              >
                <Part path={entry.path} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
