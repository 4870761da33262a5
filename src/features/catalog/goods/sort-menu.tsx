import type { MouseEvent } from 'react';
import { PageLink } from '@/lib/ui/links/page-link';
import { Popover } from '@/lib/ui/overlays/popover';
import { ChevronDownIcon } from '@/lib/ui/pictures/icons';

type SortMenuProps = {
  options: readonly { label: string; href: string; current: boolean }[];
  onFollow?(event: MouseEvent<HTMLAnchorElement>): void;
};

/** The sort order: links in a native popover, which works without scripts. */
export function SortMenu({ options, onFollow }: SortMenuProps) {
  const chosen = options.find(({ current }) => current);
  return (
    <Popover
      label="Сортировка"
      align="end"
      className="!px-0 !py-2"
      trigger={
        <button
          type="button"
          className="flex min-h-13 items-center gap-2 whitespace-nowrap focus-visible:-outline-offset-2"
        >
          <span className="sr-only">Сортировка: </span>
          {chosen && <span>{chosen.label}</span>}
          <ChevronDownIcon />
        </button>
      }
    >
      {(close) => (
        <ul className="min-w-56 text-ui">
          {options.map(({ label, href, current }) => (
            <li key={href}>
              <PageLink
                href={href}
                aria-current={current ? 'true' : undefined}
                onClick={(event) => {
                  close();
                  onFollow?.(event);
                }}
                className="menu-link"
              >
                {label}
              </PageLink>
            </li>
          ))}
        </ul>
      )}
    </Popover>
  );
}
