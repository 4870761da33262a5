import type { ComponentProps } from 'react';
import { formatMoney } from '#shared/text/money.ts';
import { classNames } from '../class-names';

type SizeChipProps = Omit<ComponentProps<'input'>, 'type' | 'size' | 'className'> & {
  /** The size as a text: «46», «XL», «46–48». */
  size: string;
  /** In kopecks; given only if the sizes have different prices. */
  price?: number | undefined;
  /** Whether the size is sold out. It can still be chosen, to request a stock notice. */
  soldOut?: boolean;
  /** Whether this size fits the shopper's body measurements. */
  mine?: boolean;
  /** `radio` chooses one size of a product, `checkbox` filters by several sizes. */
  type?: 'radio' | 'checkbox';
  className?: string;
};

/** A size as a radio button or checkbox that looks like a chip. Works in a form without scripts. */
export function SizeChip({ size, price, soldOut, mine, type = 'radio', className, ...input }: SizeChipProps) {
  return (
    <label
      data-sold-out={soldOut || undefined}
      data-mine={mine || undefined}
      data-priced={price === undefined ? undefined : ''}
      className={classNames('size-chip', className)}
    >
      <input
        aria-label={nameOf(size, { price, soldOut, mine })}
        {...input}
        type={type}
        className="absolute inset-0 m-0 cursor-pointer appearance-none opacity-0"
      />
      <span>{size}</span>
      <PriceOfSize price={price} />
    </label>
  );
}

type SizeButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  size: string;
  /** In kopecks; given only if the sizes have different prices. */
  price?: number | undefined;
  soldOut?: boolean;
  busy?: boolean;
};

/** A size on a card: a press adds it to the cart. 44 px, no border. */
export function SizeButton({ size, price, soldOut, busy, className, onClick, ...rest }: SizeButtonProps) {
  return (
    <button
      type="button"
      aria-label={nameOf(size, { price, soldOut })}
      {...rest}
      data-sold-out={soldOut || undefined}
      data-priced={price === undefined ? undefined : ''}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      className={classNames('size-button', busy && 'busy-line', className)}
    >
      <span>{size}</span>
      <PriceOfSize price={price} />
    </button>
  );
}

const PriceOfSize = ({ price }: { price: number | undefined }) =>
  price !== undefined && <span className="text-caption whitespace-nowrap">{formatMoney(price)}</span>;

type Marks = { price?: number | undefined; soldOut?: boolean | undefined; mine?: boolean | undefined };

/**
 * The accessible name of a size: «42, 2 990 ₽, нет в наличии». It names what is otherwise only visible, as a
 * line through the size or a dot.
 */
function nameOf(size: string, { price, soldOut, mine }: Marks): string | undefined {
  if (price === undefined && !soldOut && !mine) return undefined;
  const cost = price !== undefined && formatMoney(price);
  return [size, cost, mine && 'ваш размер', soldOut && 'нет в наличии'].filter(Boolean).join(', ');
}
