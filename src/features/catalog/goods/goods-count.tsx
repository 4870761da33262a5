import { countOf, GOODS } from '#shared/text/plural.ts';

/** Number of goods, beside the h1. Announced to screen readers when the filters change. */
export function GoodsCount({ total }: { total: number }) {
  return (
    <p role="status" className="text-ui text-ink-2 tabular-nums">
      {countOf(total, GOODS)}
    </p>
  );
}
