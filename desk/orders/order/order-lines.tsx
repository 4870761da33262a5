import { remainingQuantity } from '#shared/orders/order-facts.ts';
import { formatMoney } from '#shared/text/money.ts';
import { Picture } from '@/lib/ui/pictures/picture';
import type { OperatorOrder } from '../../api/index.ts';
import { Section } from '../../parts/section.tsx';

/** The goods of an order: what to fetch, how many pieces, and the marking codes of packed pieces. */
export function OrderLines({ seen: { order, packing } }: { seen: OperatorOrder }) {
  return (
    <Section title="Вещи" className="order-lines">
      <ol>
        {order.lines.map((line, position) => {
          const left = remainingQuantity(line);
          const { requiresMarking = false, codes = [] } = packing[position] ?? {};
          return (
            <li
              key={`${line.articleId}-${line.isGift}-${line.cancelled}`}
              className="grid grid-cols-[60px_minmax(0,1fr)_auto] gap-x-4 border-hair border-b py-3 text-ui first:pt-0 last:border-b-0"
            >
              <div className={left === 0 ? 'opacity-45' : undefined}>
                <Picture picture={line.picture} sizes="60px" alt="" fewFiles />
              </div>
              <div className="min-w-0">
                <p className="[overflow-wrap:anywhere]">{line.name}</p>
                <p className="mt-0.5 text-ink-2">{`${line.colour.displayValue}, размер ${line.size}`}</p>
                <p className="mt-0.5 text-caption text-ink-3 tabular-nums [overflow-wrap:anywhere]">
                  {line.sku}
                </p>
                {line.isGift && <p className="mt-0.5 text-caption">Подарок</p>}
                {requiresMarking && codes.length === 0 && (
                  <p className="mt-0.5 text-caption">Нужны коды маркировки</p>
                )}
                {codes.map((code) => (
                  <p key={code} className="mt-0.5 text-caption text-ink-2 [overflow-wrap:anywhere]">
                    {code}
                  </p>
                ))}
              </div>
              <div className="text-right tabular-nums">
                <p className="font-[500]">{left === 1 ? '1\u00a0шт.' : `${left}\u00a0шт.`}</p>
                <p className="mt-0.5">{formatMoney(line.total - line.cancelledSum)}</p>
                {line.cancelled > 0 && (
                  <p className="mt-0.5 text-caption text-ink-2">{`снято ${line.cancelled}`}</p>
                )}
              </div>
            </li>
          );
        })}
      </ol>
    </Section>
  );
}
