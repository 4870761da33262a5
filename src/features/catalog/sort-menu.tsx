import { ChevronDownIcon } from '@/lib/ui/icons';
import { Popover } from '@/lib/ui/popover';

type SortMenuProps = { options: readonly { label: string; href: string; current: boolean }[] };

/** The order of a list: links in a popover of the browser's own, which opens before and without scripts. */
export function SortMenu({ options }: SortMenuProps) {
  const chosen = options.find(({ current }) => current);
  return (
    <Popover
      label="Сортировка"
      align="end"
      className="!px-0 !py-2"
      trigger={
        <button
          type="button"
          className="flex min-h-13 items-center gap-2 text-ui focus-visible:-outline-offset-2"
        >
          <span className="sr-only">Сортировка: </span>
          {chosen?.label}
          <ChevronDownIcon />
        </button>
      }
    >
      {(close) => (
        <ul className="min-w-56 text-ui">
          {options.map(({ label, href, current }) => (
            <li key={href}>
              <a
                href={href}
                aria-current={current ? 'true' : undefined}
                onClick={close}
                className="block px-5 py-3 text-ink-2 hover:text-ink focus-visible:-outline-offset-2 aria-[current]:font-medium aria-[current]:text-ink"
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      )}
    </Popover>
  );
}
