import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { classNames } from '@/lib/class-names';
import { listingHref } from '@/lib/paths';
import { ChevronDownIcon, CloseIcon, MenuIcon, PersonIcon } from '@/lib/ui/icons';
import type { MenuItem } from './menu';

type MenuDrawerProps = { brand: string; menu: MenuItem[]; signedIn: boolean };

const MENU_ID = 'menu';
const ROW = 'flex min-h-12.5 w-full items-center justify-between py-3 text-menu';

/** The whole category tree on a narrow window, in a native dialog. */
export function MenuDrawer({ brand, menu, signedIn }: MenuDrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const router = useRouter();

  // A link inside leads to another page without a page load; the drawer must not stay open over it.
  useEffect(() => router.subscribe('onBeforeNavigate', () => dialog.current?.close()), [router]);

  return (
    <>
      <button
        type="button"
        aria-label="Меню"
        // Opens the dialog without scripts where the browser knows commands.
        command="show-modal"
        commandfor={MENU_ID}
        onClick={() => {
          if (!('commandForElement' in HTMLButtonElement.prototype)) dialog.current?.showModal();
        }}
        className="inline-flex size-11 items-center justify-center"
      >
        <MenuIcon />
      </button>
      <dialog ref={dialog} id={MENU_ID} aria-label="Меню" className="drawer z-drawer">
        <div className="grid h-14 shrink-0 grid-cols-[44px_1fr_44px] items-center border-hair border-b px-1.5 text-center">
          <button
            type="button"
            aria-label="Закрыть меню"
            command="close"
            commandfor={MENU_ID}
            // Harmless after the command: what is closed stays closed.
            onClick={() => dialog.current?.close()}
            className="inline-flex size-11 items-center justify-center"
          >
            <CloseIcon />
          </button>
          <span className="font-medium text-[1.1875rem] uppercase">
            <span className="-mr-[0.2em] tracking-[0.2em]">{brand}</span>
          </span>
        </div>
        <nav aria-label="Каталог" className="flex-1 overflow-y-auto overscroll-contain px-margin">
          <ul>
            {menu.map((item) => (
              <li key={item.path} className="border-hair border-b">
                <Branch item={item} />
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex shrink-0 gap-6 border-hair border-t px-margin py-2.5 text-ui">
          <a href="/myprofile" className="inline-flex min-h-11 items-center gap-2.5">
            <PersonIcon />
            {signedIn ? 'Личный кабинет' : 'Войти'}
          </a>
        </div>
      </dialog>
    </>
  );
}

/** A listing and what is inside it, opened in place. */
function Branch({ item }: { item: MenuItem }) {
  const { path, name, sale, children } = item;
  if (children.length === 0) {
    return (
      <a href={listingHref(path)} className={classNames(ROW, sale && 'text-accent')}>
        {name}
      </a>
    );
  }
  return (
    <details className="group" name="menu">
      <summary className={ROW}>
        {name}
        <ChevronDownIcon className="transition-transform motion-fast group-open:rotate-180" />
      </summary>
      <ul className="pb-3 text-body">
        <li>
          <a href={listingHref(path)} className="block py-2.75">
            Все товары
          </a>
        </li>
        {children.map((child) => (
          <li key={child.path}>
            <a href={listingHref(child.path)} className="block py-2.75 text-ink-2">
              {child.name}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
