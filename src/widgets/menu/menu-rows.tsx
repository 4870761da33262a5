import { useEffect, useRef, useState } from 'react';
import { classNames } from '@/lib/ui/class-names';
import { PageLink } from '@/lib/ui/links/page-link';
import { ChevronLeftIcon, ChevronRightIcon } from '@/lib/ui/pictures/icons';
import { listingLink } from '@/shop/addresses/paths';
import type { MenuItem } from './menu';

const ROW =
  'flex min-h-12.5 w-full items-center justify-between gap-4 py-3 text-left text-menu focus-visible:-outline-offset-2';

type MenuRowsProps = { rows: MenuItem[]; onClose(): void };

/**
 * Rows of the menu on a phone. Pressing a row with subcategories shows these in place of the rows, with a row
 * to go back.
 */
export function MenuRows({ rows, onClose }: MenuRowsProps) {
  const [inside, setInside] = useState<MenuItem>();
  const root = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<HTMLElement>(null);
  const back = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (inside) {
      root.current?.closest('.modal-body')?.scrollTo({ top: 0 });
      back.current?.focus();
    } else {
      cameFrom.current?.focus();
    }
  }, [inside]);

  return (
    <div ref={root} className="grid overflow-x-clip">
      <ul
        className="[grid-area:1/1] data-[under]:invisible"
        data-under={inside && ''}
        inert={inside !== undefined}
      >
        {rows.map((item) => (
          <li key={item.path + item.name} className="border-hair border-b">
            {item.children.length > 0 ? (
              <button
                type="button"
                onClick={(event) => {
                  cameFrom.current = event.currentTarget;
                  setInside(item);
                }}
                className={classNames(ROW, item.sale && 'text-accent')}
              >
                <span>{item.name}</span>
                <ChevronRightIcon className="shrink-0" />
              </button>
            ) : (
              <Row item={item} onClose={onClose} />
            )}
          </li>
        ))}
      </ul>
      {inside && (
        <div className="min-h-[60dvh] bg-paper transition-transform motion-base [grid-area:1/1] starting:translate-x-full">
          <button
            ref={back}
            type="button"
            onClick={() => setInside(undefined)}
            className="flex min-h-12.5 w-full items-center gap-2 border-hair border-b py-3 text-left text-ink-2 text-ui focus-visible:-outline-offset-2"
          >
            <ChevronLeftIcon className="-ml-1 shrink-0" />
            <span className="sr-only">Назад из&nbsp;раздела </span>
            <span>{inside.name}</span>
          </button>
          <ul>
            <li className="border-hair border-b">
              <Row item={{ ...inside, name: 'Все товары' }} onClose={onClose} />
            </li>
            {inside.children.map((item) => (
              <li key={item.path} className="border-hair border-b">
                <Row item={item} onClose={onClose} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

function Row({ item, onClose }: { item: MenuItem; onClose(): void }) {
  return (
    <PageLink
      {...listingLink(item.path)}
      onClick={onClose}
      className={classNames(ROW, item.sale && 'text-accent')}
    >
      <span>{item.name}</span>
      <ChevronRightIcon className="shrink-0 text-ink-2" />
    </PageLink>
  );
}
