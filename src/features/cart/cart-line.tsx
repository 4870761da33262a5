import { type FormEvent, useState } from 'react';
import { type Cart, type CartItem, isApiError } from '@/lib/api';
import { classNames } from '@/lib/class-names';
import { productHref } from '@/lib/paths';
import { ErrorNotice } from '@/lib/ui/notice';
import { Picture } from '@/lib/ui/picture';
import { Price } from '@/lib/ui/price';
import { Stepper, steppedQuantity } from '@/lib/ui/stepper';

type CartLineProps = {
  item: CartItem;
  /** Sets the quantity; 0 takes the line out. */
  onQuantity(item: CartItem, quantity: number): Promise<Cart>;
};

/** A line of the cart: what it is, how many, what they cost together, and what changed since the last look. */
export function CartLine({ item, onQuantity }: CartLineProps) {
  const [error, setError] = useState<string>();
  const gone = item.maxQuantity === 0;

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const quantity = steppedQuantity(new FormData(event.currentTarget, submitter));
    if (quantity === undefined || quantity === item.quantity) return;
    setError(undefined);
    try {
      await onQuantity(item, quantity);
    } catch (cause) {
      if (!isApiError(cause)) throw cause;
      setError(cause.message);
    }
  }

  return (
    <li className="border-hair border-t py-5 lg:py-6">
      <form
        method="post"
        action="/cart"
        onSubmit={submit}
        className="grid grid-cols-[104px_minmax(0,1fr)] gap-x-4 max-[359px]:grid-cols-[80px_minmax(0,1fr)] max-[359px]:gap-x-3 lg:grid-cols-[144px_minmax(0,1fr)] lg:gap-x-6"
      >
        <input type="hidden" name="intent" value="update" />
        <input type="hidden" name="articleId" value={item.articleId} />
        {item.isGift && <input type="hidden" name="isGift" value="true" />}
        {/* biome-ignore lint/a11y/useAnchorContent: the same link with words follows, this one is for pointers */}
        <a href={productHref(item.productUrl)} tabIndex={-1} aria-hidden="true" className="row-span-2">
          <Picture
            picture={item.picture}
            sizes="(min-width: 1024px) 144px, 104px"
            loading="eager"
            alt=""
            className={classNames('aspect-3/4', gone && 'opacity-45 grayscale-[.4]')}
          />
        </a>
        <div className="flex min-w-0 flex-col lg:grid lg:grid-cols-[minmax(0,1fr)_auto_150px] lg:items-start lg:gap-x-8">
          <Description item={item} gone={gone} />
          {!gone && (
            <div className="mt-auto flex items-end justify-between gap-3 pt-3 lg:contents">
              <div className="lg:order-3 lg:[&>p]:justify-end lg:[&>p]:text-right">
                <LinePrice item={item} />
              </div>
              {item.isGift ? (
                <span />
              ) : (
                // Its number stands on the line of the name.
                <div className="lg:-mt-3">
                  <Stepper
                    quantity={item.quantity}
                    min={1}
                    max={item.maxQuantity}
                    label={`Количество: ${item.name}, размер ${item.size}`}
                  />
                </div>
              )}
            </div>
          )}
        </div>
        <div className="col-start-2 flex justify-end text-caption text-ink-2 lg:-mb-3.5 lg:justify-start">
          <button
            type="submit"
            name="step"
            value="remove"
            aria-label={`Удалить: ${item.name}, размер ${item.size}`}
            className="min-h-11 underline-offset-4 hover:text-ink hover:underline"
          >
            Удалить
          </button>
        </div>
      </form>
      {error && <ErrorNotice className="mt-1">{error}</ErrorNotice>}
    </li>
  );
}

function Description({ item, gone }: { item: CartItem; gone: boolean }) {
  return (
    <div className="min-w-0">
      <h2 className={classNames('break-words leading-5', gone && 'text-ink-2')}>
        <a href={productHref(item.productUrl)} className="decoration-1 underline-offset-4 hover:underline">
          {item.name}
        </a>
      </h2>
      <p className="mt-1 text-ui text-ink-2">
        {item.colour.displayValue}, размер&nbsp;{item.size}
      </p>
      {item.notices.map((notice) => (
        <p key={notice.code} className="mt-1.5 text-caption">
          {notice.text}
        </p>
      ))}
      {gone && item.notices.length === 0 && <p className="mt-1.5 text-caption">Товар закончился</p>}
    </div>
  );
}

/** The price of all pieces; what they were without the discount, when that is more. */
function LinePrice({ item }: { item: CartItem }) {
  if (item.isGift) return <p className="font-medium">Подарок</p>;
  const discount = item.unitPriceBefore - item.unitPrice;
  const percent = discount > 0 ? Math.round((discount / item.unitPriceBefore) * 100) : null;
  const pieces = item.unitPrice > 0 ? Math.round(item.lineTotal / item.unitPrice) : item.quantity;
  return (
    <Price
      stacked
      price={item.lineTotal}
      priceBefore={item.unitPriceBefore * pieces}
      discountPercent={percent || null}
      className="leading-5"
    />
  );
}
