import { type FormEvent, useRef } from 'react';
import type { FitVerdict } from '#shared/reviews/size-advice.ts';
import type { Article, Product } from '@/lib/api';
import { useHydrated } from '@/lib/state/use-hydrated';
import { Button } from '@/lib/ui/buttons/button';
import type { Elements } from '@/lib/ui/elements';
import { hrefTo } from '@/shop/addresses/href-to';
import { productHref } from '@/shop/addresses/paths';
import { SizeTableLink } from '../sizes/size-table-link';
import { useMyArticleSize } from '../sizes/use-my-article-size';
import { BuyDialogs, type NotifyOpen, useBuyDialogs } from './buy-dialogs';
import { shownPrices } from './product-price';
import { ASK_FOR_SIZE, SizeChoice } from './size-choice';
import { StickyBuyBar } from './sticky-buy-bar';
import { useAdding } from './use-adding';
import { useBuyChoice } from './use-buy-choice';

const ASK_WHICH_TO_AWAIT = 'Выберите размер, о\u00a0поступлении которого сообщить';

type BuyFormProps = {
  product: Pick<
    Product,
    | 'variantId'
    | 'productUrl'
    | 'name'
    | 'price'
    | 'priceBefore'
    | 'hasDearerSizes'
    | 'articles'
    | 'sizeTableId'
  >;
  /** Adds a size to the cart. Resolves to a sentence if the shop refuses. */
  onAdd(article: Article): Promise<string | undefined>;
  /** Called when a sold-out size is chosen. */
  onMissing?(article: Article): void;
  /** Called when the button is hovered or focused, to prefetch what it opens. */
  onIntent?(): void;
  /** Called with the shop's message when a response shows that the page's data is out of date. */
  onStale(message: string): void;
  /** The e-mail address of a signed-in shopper, for the stock notice. */
  knownEmail(): string | undefined;
  /** How the product fits according to reviews. */
  fit?: FitVerdict | null | undefined;
  /** Renders the heart beside the button, which saves the chosen size. */
  renderHeart(chosen: Article | undefined): Elements;
  /** Renders details of the chosen size below the button. */
  renderBelow?(chosen: Article | undefined): Elements;
};

/**
 * The form that chooses a size and adds it to the cart. Its button is never disabled: without a size it says
 * what is missing, and for a sold-out size it opens a stock notice. Without scripts the form is posted to the
 * cart page.
 */
export function BuyForm(props: BuyFormProps) {
  const { product, onAdd, onMissing, onIntent, onStale, knownEmail, fit, renderHeart, renderBelow } = props;
  const { articles } = product;
  const mine = useMyArticleSize(product.sizeTableId);
  const hydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const buttons = useRef<HTMLDivElement>(null);
  const { chosen, error, choose, refuse } = useBuyChoice(product);
  const { add, busy, added } = useAdding(onAdd, refuse);
  const { price, isFrom } = shownPrices(product, chosen);
  const { notify, sheet } = useBuyDialogs();

  const soldOut = articles.every(({ state }) => state === 'SOLD_OUT');
  const awaiting = hydrated && (chosen ? chosen.state === 'SOLD_OUT' : soldOut);
  const label = awaiting ? 'Сообщить о\u00a0поступлении' : 'Добавить в\u00a0корзину';

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    if (chosen === undefined) {
      refuse(soldOut ? ASK_WHICH_TO_AWAIT : ASK_FOR_SIZE);
      return focusSizes(form.current);
    }
    if (awaiting) {
      // Safari does not focus a clicked button. Focus it, because the dialog will return the focus to the
      // focused element.
      const { submitter } = event.nativeEvent as SubmitEvent;
      submitter?.focus();
      return notify.show();
    }
    await add(chosen);
  }

  function pick(article: Article | undefined) {
    choose(article);
    if (article?.state === 'SOLD_OUT') onMissing?.(article);
  }

  return (
    <>
      <form ref={form} method="post" action={hrefTo('/cart')} noValidate={hydrated} onSubmit={submit}>
        <input type="hidden" name="intent" value="add" />
        <input type="hidden" name="back" value={productHref(product.productUrl)} />
        <SizeChoice
          articles={articles}
          chosen={chosen}
          error={error}
          mine={mine}
          fit={fit}
          checkedByBrowser={!hydrated}
          onChoose={pick}
          aside={
            product.sizeTableId && (
              <SizeTableLink
                sizeTableId={product.sizeTableId}
                articles={articles}
                chosen={chosen}
                onChoose={choose}
              />
            )
          }
        />
        <div ref={buttons} className="flex gap-2 zoomed:flex-wrap">
          <BuyButton
            label={label}
            busy={busy || notify.busy}
            notify={awaiting ? notify : undefined}
            onIntent={onIntent}
          />
          {renderHeart(chosen)}
        </div>
        {hydrated && (
          <StickyBuyBar
            insteadOf={buttons}
            label={label}
            price={awaiting ? undefined : price}
            isFrom={isFrom}
            busy={busy || notify.busy || sheet.busy}
            onAskSize={chosen ? undefined : () => void sheet.show()}
            isAdded={chosen !== undefined && chosen.articleId === added}
          />
        )}
      </form>
      {renderBelow?.(chosen)}
      <BuyDialogs
        sheet={sheet}
        notify={notify}
        product={product}
        chosen={chosen}
        mine={mine}
        knownEmail={knownEmail}
        onStale={onStale}
        onPick={(article) => {
          pick(article);
          void (article.state === 'SOLD_OUT' ? notify.show() : add(article));
        }}
      />
    </>
  );
}

type BuyButtonProps = Pick<BuyFormProps, 'onIntent'> & {
  label: string;
  busy: boolean;
  /** The stock notice, which the button opens instead of adding to the cart. */
  notify: NotifyOpen | undefined;
};

function BuyButton({ label, busy, notify, onIntent }: BuyButtonProps) {
  const { onPointerEnter, onFocus } = notify?.opener ?? { onPointerEnter: onIntent, onFocus: onIntent };
  return (
    <Button
      type="submit"
      wide
      busy={busy}
      aria-haspopup={notify ? 'dialog' : undefined}
      onPointerEnter={onPointerEnter}
      onFocus={onFocus}
    >
      {label}
    </Button>
  );
}

/** Focuses the first radio button of the size row in which nothing is chosen. */
function focusSizes(form: HTMLFormElement | null): void {
  const sizes = Array.from(form?.querySelectorAll<HTMLInputElement>('input[type=radio]') ?? []);
  const isChosen = (row: string) => sizes.some(({ name, checked }) => name === row && checked);
  (sizes.find(({ name }) => !isChosen(name)) ?? sizes[0])?.focus();
}
