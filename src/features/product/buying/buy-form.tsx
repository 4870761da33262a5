import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { type FitVerdict, sizeAdvice } from '#shared/reviews/size-advice.ts';
import type { Article, Product } from '@/lib/api';
import { useHydrated } from '@/lib/state/use-hydrated';
import { Button } from '@/lib/ui/buttons/button';
import { lazyPart, useLazyOpen } from '@/lib/ui/loading/lazy-part';
import { hrefTo } from '@/shop/addresses/href-to';
import { productHref } from '@/shop/addresses/paths';
import { SizeTableLink } from '../sizes/size-table-link';
import { useMyArticleSize } from '../sizes/use-my-article-size';
import type { NotifyDialogProps } from './notify-dialog';
import { shownPrices } from './product-price';
import { ASK_FOR_SIZE, SizeChoice } from './size-choice';
import type { SizeSheetProps } from './size-sheet';
import { StickyBuyBar } from './sticky-buy-bar';
import { useBuyChoice } from './use-buy-choice';

const ASK_WHICH_TO_AWAIT = 'Выберите размер, о\u00a0поступлении которого сообщить';

const notifyDialog = lazyPart<NotifyDialogProps>(async () => (await import('./notify-dialog')).NotifyDialog);

const sizeSheet = lazyPart<SizeSheetProps>(async () => (await import('./size-sheet')).SizeSheet);

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
  /** Puts a size into the cart. Answers with a sentence when the shop refuses. */
  onAdd(article: Article): Promise<string | undefined>;
  /** A size that is sold out was chosen. */
  onMissing?(article: Article): void;
  /** The button is about to be pressed: what opens after it may be fetched. */
  onIntent?(): void;
  /** Called with the shop's message when the page turns out to be outdated. */
  onStale(message: string): void;
  /** Address of a signed-in shopper, for news of a size. */
  knownEmail(): string | undefined;
  /** What reviews say of how it fits. */
  fit?: FitVerdict | null | undefined;
  /** The heart stands beside the button and keeps the chosen size. */
  renderHeart(chosen: Article | undefined): ReactNode;
  /** What is said of the chosen size below the button. */
  renderBelow?(chosen: Article | undefined): ReactNode;
};

/**
 * Size and «Добавить в корзину». The button is always live and says what is missing; for a size that is sold out it
 * takes an address. A real form: without scripts it is posted to the cart.
 */
export function BuyForm(props: BuyFormProps) {
  const { product, onAdd, onMissing, onIntent, onStale, knownEmail, fit, renderHeart, renderBelow } = props;
  const { articles } = product;
  const mine = useMyArticleSize(product.sizeTableId);
  const sizes = articles.map(({ size }) => size);
  const hydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const buttons = useRef<HTMLDivElement>(null);
  const [busy, setBusy] = useState(false);
  const { chosen, error, choose, refuse } = useBuyChoice(product);
  const { price, isFrom } = shownPrices(product, chosen);
  const notify = useLazyOpen(notifyDialog);
  const sheet = useLazyOpen(sizeSheet);
  /** What went into the cart last. */
  const [added, setAdded] = useState<string>();

  const soldOut = articles.every(({ state }) => state === 'SOLD_OUT');
  const awaiting = hydrated && (chosen ? chosen.state === 'SOLD_OUT' : soldOut);
  const label = awaiting ? 'Сообщить о\u00a0поступлении' : 'Добавить в\u00a0корзину';
  const intent = awaiting ? notify.opener : { onPointerEnter: onIntent, onFocus: onIntent };

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    if (chosen === undefined) {
      refuse(soldOut ? ASK_WHICH_TO_AWAIT : ASK_FOR_SIZE);
      return focusSizes(form.current);
    }
    if (awaiting) {
      // Safari does not focus what is clicked, and the dialog gives the focus back to what had it.
      const { submitter } = event.nativeEvent as SubmitEvent;
      submitter?.focus();
      return notify.show();
    }
    await add(chosen);
  }

  async function add(article: Article) {
    refuse(undefined);
    setBusy(true);
    try {
      const refusal = await onAdd(article);
      refuse(refusal);
      if (refusal === undefined) setAdded(article.articleId);
    } finally {
      setBusy(false);
    }
  }

  function pick(article: Article) {
    choose(article);
    if (article.state === 'SOLD_OUT') onMissing?.(article);
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
          advice={sizeAdvice({ verdict: fit, mine, sizes })}
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
          <Button
            type="submit"
            wide
            busy={busy || notify.busy}
            aria-haspopup={awaiting ? 'dialog' : undefined}
            onPointerEnter={intent.onPointerEnter}
            onFocus={intent.onFocus}
          >
            {label}
          </Button>
          {renderHeart(chosen)}
        </div>
        {hydrated && (
          <StickyBuyBar
            insteadOf={buttons}
            label={label}
            price={price}
            isFrom={isFrom}
            busy={busy || notify.busy || sheet.busy}
            onAskSize={chosen ? undefined : () => void sheet.show()}
            isAdded={chosen !== undefined && chosen.articleId === added}
          />
        )}
      </form>
      {renderBelow?.(chosen)}
      {sheet.Part && (
        <sheet.Part
          open={sheet.open}
          onClose={sheet.onClose}
          articles={articles}
          mine={mine}
          onPick={(article) => {
            sheet.onClose();
            pick(article);
            void (article.state === 'SOLD_OUT' ? notify.show() : add(article));
          }}
        />
      )}
      {notify.Part && chosen && (
        <notify.Part
          open={notify.open}
          onClose={notify.onClose}
          productName={product.name}
          article={chosen}
          email={notify.open ? knownEmail() : undefined}
          onInStock={(message) => {
            notify.onClose();
            onStale(message);
          }}
        />
      )}
    </>
  );
}

/** To the chosen size, or to the first one. */
function focusSizes(form: HTMLFormElement | null): void {
  const sizes = Array.from(form?.querySelectorAll<HTMLInputElement>('input[type=radio]') ?? []);
  (sizes.find((size) => size.checked) ?? sizes[0])?.focus();
}
