import { type FormEvent, useState } from 'react';
import { sizeWords } from '#shared/goods/size-words.ts';
import { type Cart, type CartAction, type GiftOffer, isApiError } from '@/lib/api';
import { ErrorNotice } from '@/lib/ui/content/notice';
import { Picture } from '@/lib/ui/pictures/picture';
import { hrefTo } from '@/shop/addresses/href-to';
import { giftActions } from '../state/cart-actions';
import { type GiftChoice, giftChoices } from '../state/cart-facts';

type CartGiftsProps = { cart: Cart; perform(actions: CartAction[]): Promise<Cart> };

/**
 * Gifts that this cart has earned. The shopper may take one of the articles offered for each gift, and change
 * the choice later. Each article is a separate form.
 */
export function CartGifts({ cart, perform }: CartGiftsProps) {
  const [failed, setFailed] = useState<{ giftId: string; message: string }>();
  const choices = giftChoices(cart);
  if (choices.length === 0) return null;

  async function take({ giftId, takenArticleId }: GiftChoice, articleId: string) {
    setFailed(undefined);
    try {
      await perform(giftActions(articleId, takenArticleId));
    } catch (cause) {
      if (!isApiError(cause)) throw cause;
      setFailed({ giftId, message: cause.message });
    }
  }

  return (
    <section aria-labelledby="gifts" className="py-6">
      <h2 id="gifts" className="type-h3">
        Подарок к&nbsp;заказу
      </h2>
      {choices.map((choice) => (
        <fieldset key={choice.giftId} className="mt-1 mb-4">
          <legend className="sr-only">{choice.title}</legend>
          <p className="text-ui text-ink-2">
            {`${choice.title}. ${choice.offers.length > 1 ? 'Выберите один. ' : ''}Он приедет вместе с\u00a0заказом.`}
          </p>
          <ul className="mt-3.5 grid gap-2 sm:grid-cols-2 lg:gap-[var(--gutter)] xl:grid-cols-3">
            {choice.offers.map((offer) => (
              <li key={offer.articleId}>
                <GiftOption
                  offer={offer}
                  replaced={choice.takenArticleId}
                  onTake={() => void take(choice, offer.articleId)}
                />
              </li>
            ))}
          </ul>
          {failed?.giftId === choice.giftId && <ErrorNotice className="mt-2">{failed.message}</ErrorNotice>}
        </fieldset>
      ))}
    </section>
  );
}

type GiftOptionProps = { offer: GiftOffer; replaced: string | undefined; onTake(): void };

function GiftOption({ offer, replaced, onTake }: GiftOptionProps) {
  const isChosen = offer.articleId === replaced;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isChosen) onTake();
  };
  return (
    <form method="post" action={hrefTo('/cart')} onSubmit={submit} className="h-full">
      <input type="hidden" name="intent" value="gift" />
      <input type="hidden" name="articleId" value={offer.articleId} />
      {replaced !== undefined && <input type="hidden" name="replaced" value={replaced} />}
      <button
        type="submit"
        aria-pressed={isChosen}
        className="group grid h-full w-full grid-cols-[64px_minmax(0,1fr)] items-center gap-3 border border-field p-2 text-left text-caption hover:border-ink aria-pressed:border-ink aria-pressed:shadow-selected aria-pressed:forced-colors:outline-2"
      >
        <span>
          <Picture picture={offer.picture} sizes="64px" loading="eager" alt="" className="aspect-3/4" />
        </span>
        <span className="min-w-0 break-words">
          <span>{offer.name}</span>
          <span className="block text-ink-2">{`${offer.colour.displayValue}, ${sizeWords(offer.size)}`}</span>
          {isChosen ? (
            <span className="mt-1 block text-ink-2">Выбран</span>
          ) : (
            <span className="mt-1 inline-block underline decoration-1 decoration-field underline-offset-4 group-hover:decoration-current">
              <span>{replaced === undefined ? 'Выбрать' : 'Заменить'}</span>
              <span className="sr-only"> подарок</span>
            </span>
          )}
        </span>
      </button>
    </form>
  );
}
