import { useQueryClient } from '@tanstack/react-query';
import type { MouseEvent } from 'react';
import { isPlainClick } from '@/lib/navigation/link-clicks';
import { classNames } from '@/lib/ui/class-names';
import { lazyPart, useLazyOpen } from '@/lib/ui/loading/lazy-part';
import { TEXT_PAGES } from '@/shop/addresses/text-pages';
import type { SizeTableDialogProps } from './size-table-dialog';
import { sizeTableQuery } from './size-table-query';

const dialog = lazyPart<SizeTableDialogProps>(
  async () => (await import('./size-table-dialog')).SizeTableDialog,
);

type SizeTableLinkProps = Omit<SizeTableDialogProps, 'open' | 'onClose'>;

/**
 * The link «Таблица размеров»: it leads to the page with all size tables; with scripts it opens the table of
 * this product in a dialog.
 */
export function SizeTableLink(props: SizeTableLinkProps) {
  const client = useQueryClient();
  const { Part: SizeTable, open, busy, onClose, opener } = useLazyOpen(dialog);
  // If prefetching fails, the dialog fetches the table itself and shows the failure.
  const prefetch = () => void client.prefetchQuery(sizeTableQuery(props.sizeTableId));
  return (
    <>
      <a
        href={TEXT_PAGES.sizeTables}
        data-press=""
        aria-haspopup={opener['aria-haspopup']}
        aria-busy={busy || undefined}
        onPointerEnter={(event) => {
          opener.onPointerEnter(event);
          prefetch();
        }}
        onFocus={(event) => {
          opener.onFocus(event);
          prefetch();
        }}
        onClick={(event: MouseEvent<HTMLElement>) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          opener.onClick(event);
        }}
        className={classNames('text-link relative text-ui', busy && 'busy-line')}
      >
        Таблица размеров
      </a>
      {SizeTable && <SizeTable {...props} open={open} onClose={onClose} />}
    </>
  );
}
