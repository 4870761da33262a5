import { formatMoney } from '#shared/text/money.ts';
import { Stepper, steppedQuantity } from '@/lib/ui/buttons/stepper';
import { TextButton } from '@/lib/ui/buttons/text-link';
import { Picture } from '@/lib/ui/pictures/picture';
import type { Cart, CartItem, OrderDraftChange } from '../../api/index.ts';

type DraftLinesProps = { cart: Cart; onChange(change: OrderDraftChange): void };

/** The chosen goods, with how many; the shop says what changed since they were chosen. */
export function DraftLines({ cart, onChange }: DraftLinesProps) {
  const act = (action: 'UPDATE' | 'REMOVE', { articleId }: CartItem, quantity: number) =>
    onChange({
      items: [action === 'REMOVE' ? { action, articleId, quantity } : { action, articleId, quantity }],
    });
  return (
    <ol aria-label="Вещи заказа">
      {cart.items.map((item) => (
        <li
          key={`${item.articleId}${item.isGift}`}
          className="grid grid-cols-[60px_minmax(0,1fr)] gap-x-4 border-hair border-b py-3 text-ui first:pt-0 last:border-b-0"
        >
          <div className={item.maxQuantity === 0 ? 'opacity-45' : undefined}>
            <Picture picture={item.picture} sizes="60px" alt="" fewFiles />
          </div>
          <div className="min-w-0">
            <p className="flex justify-between gap-4">
              <span className="min-w-0 [overflow-wrap:anywhere]">{item.name}</span>
              {item.maxQuantity > 0 && (
                <span className="whitespace-nowrap tabular-nums">
                  {item.isGift ? 'Подарок' : formatMoney(item.lineTotal)}
                </span>
              )}
            </p>
            <p className="mt-0.5 text-ink-2">{`${item.colour.displayValue}, размер ${item.size}`}</p>
            {item.notices.map(({ code, text }) => (
              <p key={code} className="mt-0.5 text-caption">
                {text}
              </p>
            ))}
            <div className="mt-2 flex items-center gap-5">
              {item.maxQuantity > 0 && !item.isGift && (
                <form
                  onSubmit={(event) => {
                    event.preventDefault();
                    const { submitter } = event.nativeEvent as SubmitEvent;
                    const data = new FormData(event.currentTarget, submitter);
                    const quantity = steppedQuantity(data) ?? item.quantity;
                    if (quantity !== item.quantity && quantity > 0) act('UPDATE', item, quantity);
                  }}
                >
                  <Stepper
                    quantity={item.quantity}
                    min={1}
                    max={item.maxQuantity}
                    label={`${item.name}, размер ${item.size}`}
                  />
                </form>
              )}
              <TextButton
                className="text-ui"
                aria-label={`Убрать: ${item.name}, размер ${item.size}`}
                onClick={() => act('REMOVE', item, item.quantity)}
              >
                Убрать
              </TextButton>
            </div>
          </div>
        </li>
      ))}
    </ol>
  );
}
