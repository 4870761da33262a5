import { type FormEvent, type MouseEvent, useId } from 'react';
import { sizeWords } from '#shared/goods/size-words.ts';
import type { CartItem } from '@/lib/api';
import { Stepper, steppedQuantity } from '@/lib/ui/buttons/stepper';
import { classNames } from '@/lib/ui/class-names';
import { ErrorNotice } from '@/lib/ui/content/notice';
import type { Elements } from '@/lib/ui/elements';
import { PageLink } from '@/lib/ui/links/page-link';
import { lazyPart, useLazyOpen } from '@/lib/ui/loading/lazy-part';
import { Picture } from '@/lib/ui/pictures/picture';
import { hrefTo } from '@/shop/addresses/href-to';
import { productLink } from '@/shop/addresses/paths';
import { LineDetails, LinePrice } from './line-details';

const changeDialog = lazyPart(async () => (await import('./change-dialog')).ChangeDialog);

type CartLineProps = {
  item: CartItem;
  /** Name of the gift that this line has earned. */
  gift: string | undefined;
  /** Why the last change of this line failed. */
  error: string | undefined;
  onQuantity(quantity: number): void;
  onRemove(): void;
  onMoveToWishlist(): void;
  /**
   * Replaces one piece of the line by a quantity of the same or another article.
   * @throws ApiError
   */
  onChange(articleId: string, quantity: number): Promise<void>;
  /** «Сообщить о поступлении», shown instead of the change button if the line is sold out. */
  notify: Elements;
};

const ACTION = 'min-h-11 underline-offset-4 hover:text-ink hover:underline';

/**
 * Ignores the second press of a double click: the first has removed the line, so the second would hit the
 * next line.
 */
const isFirstPress = ({ detail }: MouseEvent) => detail < 2;

/** A line of the cart: goods, quantity, price, and notices about changes. */
export function CartLine({
  item,
  gift,
  error,
  onQuantity,
  onRemove,
  onMoveToWishlist,
  onChange,
  notify,
}: CartLineProps) {
  const change = useLazyOpen(changeDialog);
  // The form contains only the quantity stepper: dialogs that open from the line have forms of their own, and
  // forms cannot be nested.
  const formId = useId();
  const gone = item.maxQuantity === 0;
  const words = `${item.name}, ${sizeWords(item.size, ' ')}`;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const quantity = steppedQuantity(new FormData(event.currentTarget, submitter));
    if (quantity === 0) onRemove();
    else if (quantity !== undefined && quantity !== item.quantity) onQuantity(quantity);
  }

  return (
    <li className="border-hair border-t pt-5 pb-2 lg:py-6">
      <div className="grid grid-cols-[104px_minmax(0,1fr)] gap-x-4 max-[359px]:grid-cols-[80px_minmax(0,1fr)] max-[359px]:gap-x-3 lg:grid-cols-[144px_minmax(0,1fr)] lg:grid-rows-[1fr_auto] lg:gap-x-6">
        {/* For pointers only; the link with the name follows for keyboards and screen readers. */}
        <PageLink
          {...productLink(item.productUrl)}
          tabIndex={-1}
          aria-hidden="true"
          className="lg:row-span-2"
        >
          <Picture
            picture={item.picture}
            sizes="(min-width: 1024px) 144px, 104px"
            loading="eager"
            alt=""
            className={classNames('aspect-3/4', gone && 'opacity-45 grayscale-[.4]')}
          />
        </PageLink>
        <div className="flex min-w-0 flex-col lg:grid lg:grid-cols-[minmax(0,1fr)_auto_150px] lg:items-start lg:gap-x-8">
          <LineDetails item={item} gift={gift} gone={gone} />
          <div className="mt-auto flex flex-wrap items-end justify-between gap-x-3 gap-y-2 pt-3 lg:contents">
            {!gone && (
              <div className="grow basis-22 lg:order-3 lg:[&>p]:justify-end lg:[&>p]:text-right">
                <LinePrice item={item} />
              </div>
            )}
            {/* Aligns the quantity with the name. */}
            <form id={formId} method="post" action={hrefTo('/cart')} onSubmit={submit} className="lg:-mt-3">
              <input type="hidden" name="intent" value="update" />
              <input type="hidden" name="articleId" value={item.articleId} />
              {item.isGift && <input type="hidden" name="isGift" value="true" />}
              {!gone && !item.isGift && (
                <Stepper
                  quantity={item.quantity}
                  min={1}
                  max={item.maxQuantity}
                  label={`Количество: ${words}`}
                />
              )}
            </form>
          </div>
        </div>
        <LineActions
          item={item}
          words={words}
          formId={formId}
          notify={notify}
          changeOpener={change.opener}
          onMoveToWishlist={onMoveToWishlist}
        />
      </div>
      {error && <ErrorNotice className="pb-3 lg:pt-2 lg:pb-0">{error}</ErrorNotice>}
      {change.Part && (
        <change.Part open={change.open} onClose={change.onClose} item={item} onChange={onChange} />
      )}
    </li>
  );
}

type LineActionsProps = Pick<CartLineProps, 'item' | 'notify' | 'onMoveToWishlist'> & {
  /** Name and size of the goods, for the accessible names of the buttons. */
  words: string;
  /** The id of the form to which the remove button belongs. */
  formId: string;
  changeOpener: ReturnType<typeof useLazyOpen>['opener'];
};

function LineActions({ item, words, formId, notify, changeOpener, onMoveToWishlist }: LineActionsProps) {
  return (
    <div className="col-span-full mt-1 flex flex-wrap gap-x-5.5 text-caption text-ink-2 lg:col-span-1 lg:col-start-2 lg:-mb-3.5">
      {notify}
      {item.maxQuantity > 0 && !item.isGift && (
        <>
          <button
            type="button"
            {...changeOpener}
            aria-label={`Изменить размер: ${words}`}
            className={classNames(ACTION, 'noscript:hidden')}
          >
            Изменить размер
          </button>
          <button
            type="button"
            onClick={(event) => {
              if (isFirstPress(event)) onMoveToWishlist();
            }}
            aria-label={`В\u00a0избранное: ${words}`}
            className={classNames(ACTION, 'noscript:hidden')}
          >
            В&nbsp;избранное
          </button>
        </>
      )}
      <button
        type="submit"
        form={formId}
        name="step"
        value="remove"
        onClick={(event) => {
          if (!isFirstPress(event)) event.preventDefault();
        }}
        aria-label={`Удалить: ${words}`}
        className={classNames(ACTION, 'ml-auto lg:ml-0')}
      >
        Удалить
      </button>
    </div>
  );
}
