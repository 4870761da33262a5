import { type ReactNode, useId } from 'react';

type PlotTable = { caption: string; head: readonly string[]; rows: readonly (readonly string[])[] };

type PlotFigureProps = { title: string; aside?: ReactNode; table: PlotTable; children: ReactNode };

/** A plot with its title, and its numbers as a table that can be opened. */
export function PlotFigure({ title, aside, table, children }: PlotFigureProps) {
  const id = useId();
  return (
    <figure aria-labelledby={id} className="plot">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <figcaption id={id} className="text-ui">
          {title}
        </figcaption>
        {aside}
      </div>
      {children}
      <details className="plot-numbers">
        <summary>Числа таблицей</summary>
        <table className="list-table">
          <caption className="sr-only">{table.caption}</caption>
          <thead>
            <tr>
              {table.head.map((name, place) => (
                <th key={name} scope="col" className={place > 0 ? 'number' : undefined}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map(([name, ...values]) => (
              <tr key={name}>
                <th scope="row" className="plot-row">
                  {name}
                </th>
                {values.map((value, place) => (
                  <td key={table.head[place + 1]} className="number">
                    {value}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
