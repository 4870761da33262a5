import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import type { Article, Product } from '@/lib/api';
import { productHref } from '@/lib/paths';
import { Button } from '@/lib/ui/button';
import { useHydrated } from '@/lib/use-hydrated';
import { ASK_FOR_SIZE, SizeChoice } from './size-choice';

const SOLD_OUT = 'Этот размер закончился. Выберите другой';

type BuyFormProps = {
  product: Product;
  /** Puts a size into the cart. Answers with a sentence when the shop refuses. */
  onAdd(article: Article): Promise<string | undefined>;
  /** The heart stands beside the button and keeps the chosen size. */
  renderHeart(chosen: Article | undefined): ReactNode;
};

/**
 * Size and «Добавить в корзину». The button is always live and says what is missing. A real form: without scripts it
 * is posted to the cart.
 */
export function BuyForm({ product, onAdd, renderHeart }: BuyFormProps) {
  const { articles } = product;
  const hydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const [chosen, setChosen] = useState<Article | undefined>(articles.length === 1 ? articles[0] : undefined);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const problem = problemOf(chosen);
    setError(problem);
    if (chosen === undefined || problem !== undefined) return focusSizes(form.current);
    setBusy(true);
    try {
      setError(await onAdd(chosen));
    } finally {
      setBusy(false);
    }
  }

  return (
    <form ref={form} method="post" action="/cart" noValidate={hydrated} onSubmit={submit}>
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="back" value={productHref(product.productUrl)} />
      <SizeChoice
        articles={articles}
        chosen={chosen}
        error={error}
        checkedByBrowser={!hydrated}
        onChoose={(article) => {
          setChosen(article);
          setError(article.state === 'SOLD_OUT' ? SOLD_OUT : undefined);
        }}
      />
      <div className="mt-6 flex gap-2">
        <Button type="submit" wide busy={busy}>
          Добавить в&nbsp;корзину
        </Button>
        {renderHeart(chosen)}
      </div>
    </form>
  );
}

function problemOf(chosen: Article | undefined): string | undefined {
  if (chosen === undefined) return ASK_FOR_SIZE;
  return chosen.state === 'SOLD_OUT' ? SOLD_OUT : undefined;
}

/** To the chosen size, or to the first one. */
function focusSizes(form: HTMLFormElement | null): void {
  const sizes = Array.from(form?.querySelectorAll<HTMLInputElement>('input[type=radio]') ?? []);
  (sizes.find((size) => size.checked) ?? sizes[0])?.focus();
}
