import { countOf, GOODS } from '#shared/text/plural.ts';

/** How many goods there are, beside the heading. Said aloud when filters change it. */
export function GoodsCount({ total }: { total: number }) {
  return (
    <p role="status" className="text-ui text-ink-2 tabular-nums">
      {countOf(total, GOODS)}
    </p>
  );
}
