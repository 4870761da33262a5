import { type ColumnDef, tableFeatures, useTable } from '@tanstack/react-table';
import { type ReactNode, useRef } from 'react';
import { classNames } from '@/lib/ui/class-names';
import { useNarrow } from '../use-narrow.ts';
import { useListKeys } from './use-list-keys.ts';

export type ListColumn<Row> = {
  id: string;
  title: string;
  cell(row: Row): ReactNode;
  /**
   * How cells are laid out: a `number` is aligned right, a `whole` text stays on one line, a `free` text may
   * break anywhere.
   */
  kind?: 'number' | 'whole' | 'free';
  /** Whether the column is left out below 1280 px. */
  isExtra?: boolean;
};

export type Selection = { ids: ReadonlySet<string>; onChange(ids: ReadonlySet<string>): void };

/** The server sorts, filters and paginates the rows, so no features of the table library are needed. */
const features = tableFeatures({});

type ListTableProps<Row extends object> = {
  /** The title of the list for screen readers. */
  caption: string;
  rows: readonly Row[];
  idOf(row: Row): string;
  /** The name of a row for sentences, such as the order number. */
  nameOf(row: Row): string;
  columns: readonly ListColumn<Row>[];
  /** A row on a phone: a link with the class `row-link`, and the most important values. */
  phoneRow(row: Row): ReactNode;
  selection?: Selection;
  /** Whether the shown rows still belong to earlier parameters, because the new answer is pending. */
  isStale?: boolean;
};

/**
 * A list: a native table or, on a phone, rows. Keys: j and k or arrows move, Enter opens, x selects, /
 * searches. The first column has a link with the class `row-link`, which covers the row.
 */
export function ListTable<Row extends object>(props: ListTableProps<Row>) {
  const { rows, idOf, selection, isStale } = props;
  const list = useRef<HTMLDivElement>(null);
  const isNarrow = useNarrow();
  const toggle = (id: string) => selection?.onChange(toggled(selection.ids, id));
  useListKeys(list, toggle);
  return (
    <div ref={list} aria-busy={isStale || undefined} className={classNames(isStale && 'opacity-60')}>
      {isNarrow ? (
        <ul className="border-hair border-t">
          {rows.map((row) => (
            <li key={idOf(row)} data-row={idOf(row)} className="list-row relative border-hair border-b py-3">
              {props.phoneRow(row)}
            </li>
          ))}
        </ul>
      ) : (
        <Table {...props} toggle={toggle} />
      )}
    </div>
  );
}

function Table<Row extends object>(props: ListTableProps<Row> & { toggle(id: string): void }) {
  const { caption, rows, idOf, nameOf, columns, selection, toggle } = props;
  const table = useTable({
    features,
    data: rows,
    columns: columns.map(
      ({ id, title, cell }): ColumnDef<typeof features, Row> => ({
        id,
        header: title,
        cell: ({ row }) => cell(row.original),
      }),
    ),
    getRowId: idOf,
  });
  const classOf = (id: string) => {
    const column = columns.find((one) => one.id === id);
    return classNames(column?.kind, column?.isExtra && 'max-xl:hidden');
  };
  const all = rows.map(idOf);
  const isAll = all.length > 0 && all.every((id) => selection?.ids.has(id));
  return (
    <table className="list-table">
      <caption className="sr-only">{caption}</caption>
      <thead>
        {table.getHeaderGroups().map((group) => (
          <tr key={group.id}>
            {selection && (
              <th scope="col" className="pick">
                <PickBox
                  label="Выбрать все на странице"
                  checked={isAll}
                  onChange={() => selection.onChange(new Set(isAll ? [] : all))}
                />
              </th>
            )}
            {group.headers.map((header) => (
              <th key={header.id} scope="col" className={classOf(header.id)}>
                <table.FlexRender header={header} />
              </th>
            ))}
          </tr>
        ))}
      </thead>
      <tbody>
        {table.getRowModel().rows.map((row) => (
          <tr key={row.id} data-row={row.id} className="list-row">
            {selection && (
              <td className="pick">
                <PickBox
                  label={`Выбрать ${nameOf(row.original)}`}
                  checked={selection.ids.has(row.id)}
                  onChange={() => toggle(row.id)}
                />
              </td>
            )}
            {row.getAllCells().map((cell) => (
              <td key={cell.id} className={classOf(cell.column.id)}>
                <table.FlexRender cell={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type PickBoxProps = { label: string; checked: boolean; onChange(): void };

const PickBox = ({ label, checked, onChange }: PickBoxProps) => (
  <label className="pick-box">
    <span className="sr-only">{label}</span>
    <input type="checkbox" className="tick" checked={checked} onChange={onChange} />
  </label>
);

function toggled(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return next;
}
