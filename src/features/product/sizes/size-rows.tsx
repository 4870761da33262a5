import { baseSize } from '#shared/goods/size-label.ts';
import type { Article, SizeTable, SizeTableRow } from '@/lib/api';
import { classNames } from '@/lib/ui/class-names';

type SizeRowsProps = {
  table: SizeTable;
  articles: Article[];
  chosen: Article | undefined;
  /** The shopper's size, found from their body measurements. */
  mine: string | null | undefined;
  onChoose(article: Article): void;
};

/**
 * The article of a row of the table. If the size exists in several heights, it is the chosen one, or else the
 * first in stock.
 */
function articleOf(row: string, articles: Article[], chosen: Article | undefined): Article | undefined {
  const ofRow = articles.filter(({ size }) => baseSize(size) === row);
  return ofRow.find((one) => one === chosen) ?? ofRow.find(({ state }) => state !== 'SOLD_OUT') ?? ofRow[0];
}

const CELL = 'py-3 pr-3 text-left align-middle last:pr-0 sm:pr-4';

/**
 * The rows of a size table: sizes in three systems, then body measurements. On a phone the table scrolls
 * horizontally, and its first column stays in place.
 */
export function SizeRows({ table, articles, chosen, mine, onChoose }: SizeRowsProps) {
  const european = table.rows.some((row) => row.european !== null);
  const international = table.rows.some((row) => row.international !== null);
  const headings = [european && 'Европа', international && 'Межд.', ...table.columns].filter(
    (heading) => heading !== false,
  );
  return (
    <section
      aria-label={table.title}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be focusable by keyboard
      tabIndex={0}
      className="-mr-(--modal-pad) overflow-x-auto pr-(--modal-pad) focus-visible:-outline-offset-2"
    >
      <table className="w-full border-collapse text-ui tabular-nums">
        <caption className="sr-only">{table.title}</caption>
        <thead>
          <tr className="border-field border-b text-caption text-ink-2">
            <th scope="col" className={classNames(CELL, 'sticky left-0 bg-paper font-normal')}>
              Россия
            </th>
            {headings.map((heading) => (
              <th key={heading} scope="col" className={classNames(CELL, 'min-w-14 font-normal')}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row) => {
            const article = articleOf(row.russian, articles, chosen);
            const isChosen = article !== undefined && article === chosen;
            return (
              // With a keyboard, sizes are chosen by the button in the first cell; the whole row is only a
              // larger target for touch.
              <tr
                key={row.russian}
                onClick={article && (() => onChoose(article))}
                className={classNames(
                  'border-b',
                  article && 'cursor-pointer',
                  isChosen ? 'border-ink font-[550]' : 'border-hair',
                  row.russian === mine && 'bg-wash',
                )}
              >
                <th
                  scope="row"
                  className={classNames(
                    'sticky left-0 pr-3 text-left sm:pr-4',
                    row.russian === mine ? 'bg-wash' : 'bg-paper',
                    isChosen ? 'font-[550]' : 'font-normal',
                  )}
                >
                  <RowName row={row} article={article} isChosen={isChosen} isMine={row.russian === mine} />
                </th>
                {european && <td className={CELL}>{row.european ?? '—'}</td>}
                {international && <td className={CELL}>{row.international ?? '—'}</td>}
                {table.columns.map((column, index) => (
                  <td key={column} className={classNames(CELL, 'whitespace-nowrap')}>
                    {row.measurements[index] ?? '—'}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

type RowNameProps = {
  row: SizeTableRow;
  article: Article | undefined;
  isChosen: boolean;
  isMine: boolean;
};

/** The size of a row: a button if the product has the size. A click bubbles to the row, which handles it. */
function RowName({ row, article, isChosen, isMine }: RowNameProps) {
  const mark = isMine && <span className="font-normal text-ink-2 max-sm:sr-only">&nbsp;— ваш</span>;
  if (!article)
    return (
      <span className="flex min-h-11 items-center whitespace-nowrap">
        <span>{row.russian}</span>
        {mark}
      </span>
    );
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-label={`Выбрать размер ${row.russian}${isMine ? ', ваш' : ''}${article.state === 'SOLD_OUT' ? ', нет в\u00a0наличии' : ''}`}
      className="flex min-h-11 min-w-11 items-center whitespace-nowrap underline decoration-1 decoration-field underline-offset-4 hover:decoration-ink focus-visible:-outline-offset-2"
    >
      <span>{row.russian}</span>
      {isChosen && <span className="font-normal text-ink-2 max-sm:sr-only">&nbsp;— выбран</span>}
      {!isChosen && mark}
    </button>
  );
}
