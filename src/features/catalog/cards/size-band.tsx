import { type Ref, type RefObject, useEffect, useState } from 'react';
import type { CardSize } from '@/lib/api';
import { SizeButton } from '@/lib/ui/buttons/size-chip';
import { ErrorNotice } from '@/lib/ui/content/notice';
import { moveAmongParts } from './card-keys';

const SOLD_OUT = 'Этот размер закончился. Выберите другой';
const FAILED = 'Размеры не\u00a0загрузились. Они есть на\u00a0странице товара';

export type SizeBandProps = {
  ref: Ref<HTMLFieldSetElement>;
  /** The element of the card. Its arrow keys move the focus to the sizes. */
  card: RefObject<HTMLElement | null>;
  name: string;
  /** Undefined while the sizes load. */
  sizes: readonly CardSize[] | undefined;
  failed: boolean;
  /**
   * Whether «+» opened the band, which then takes the focus. Otherwise the shopper reaches the sizes by the
   * card's arrow keys.
   */
  isOpened: boolean;
  /** Adds a size to the cart. Resolves to a sentence if the shop refuses. */
  onAdd(articleId: string): Promise<string | undefined>;
};

/**
 * Sizes over the foot of a card's picture; a press adds one to the cart. Many sizes scroll inside the
 * picture.
 */
export function SizeBand({ ref, card, name, sizes, failed, isOpened, onAdd }: SizeBandProps) {
  const [busy, setBusy] = useState<string>();
  const [refusal, setRefusal] = useState<string>();
  // Listens here and not in the card, because the card loads this component only when it gets the focus.
  useEffect(() => {
    const { current } = card;
    const onKey = (event: KeyboardEvent) => current && moveAmongParts(current, event);
    current?.addEventListener('keydown', onKey);
    return () => current?.removeEventListener('keydown', onKey);
  }, [card]);
  const inStock = sizes?.some((size) => size.inStock) ?? true;

  async function add({ articleId, inStock }: CardSize) {
    if (busy !== undefined) return;
    setRefusal(inStock ? undefined : SOLD_OUT);
    if (!inStock) return;
    setBusy(articleId);
    try {
      setRefusal(await onAdd(articleId));
    } finally {
      setBusy(undefined);
    }
  }

  return (
    <fieldset ref={ref} tabIndex={-1} aria-busy={sizes === undefined && !failed} className="card-band">
      <legend className="sr-only">{`${inStock ? 'Выберите размер' : 'Нет в\u00a0наличии'}: ${name}`}</legend>
      <p aria-hidden="true" className="card-band-title">
        {inStock ? 'Выберите размер' : 'Нет в\u00a0наличии'}
      </p>
      {sizes ? (
        <div className="flex flex-wrap">
          {sizes.map((size) => (
            <SizeButton
              key={size.articleId}
              size={size.value}
              price={size.price}
              soldOut={!size.inStock}
              busy={busy === size.articleId}
              tabIndex={isOpened ? undefined : -1}
              onClick={() => void add(size)}
            />
          ))}
        </div>
      ) : failed ? (
        <ErrorNotice className="px-2.5 py-2">{FAILED}</ErrorNotice>
      ) : (
        <div className="busy-line relative mx-2.5 h-11" />
      )}
      {refusal && <ErrorNotice className="px-2.5 pb-2">{refusal}</ErrorNotice>}
    </fieldset>
  );
}
