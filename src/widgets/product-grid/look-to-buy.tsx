import { useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { pricesOfSize } from '#shared/goods/prices.ts';
import { formatMoney } from '#shared/text/money.ts';
import { addToCart } from '@/features/cart/add-to-cart';
import { isApiError, type ProductCard } from '@/lib/api';
import { typesetName } from '@/lib/text/typeset-name';
import { Button } from '@/lib/ui/buttons/button';
import { ErrorNotice } from '@/lib/ui/content/notice';
import { Price } from '@/lib/ui/content/price';
import { PageLink } from '@/lib/ui/links/page-link';
import { ChevronDownIcon } from '@/lib/ui/pictures/icons';
import { productLink } from '@/shop/addresses/paths';
import { openAddedPanel } from '../cart-panel/added-panel-host';

type Part = Pick<ProductCard, 'productUrl' | 'name' | 'price' | 'priceBefore' | 'hasDearerSizes' | 'sizes'>;

/** The goods of an outfit with prices and sizes. One button adds all goods with a chosen size to the cart. */
export function LookToBuy({ products }: { products: readonly Part[] }) {
  const client = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const noticeId = useId();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [chosen, setChosen] = useState<Record<string, string>>({});
  const left = products.filter(({ sizes }) => sizes.some(({ inStock }) => inStock));

  async function add() {
    if (busy) return;
    const wanted = left.map((part) => chosen[part.productUrl] || onlySize(part));
    const missing = wanted.indexOf(undefined);
    if (missing >= 0) {
      setProblem('Выберите размер каждой вещи');
      const selects = form.current?.querySelectorAll('select') ?? [];
      [...selects].find(({ value }) => value === '')?.focus();
      return;
    }
    setProblem(undefined);
    setBusy(true);
    try {
      await addToCart(client, ...wanted.filter((id) => id !== undefined));
      openAddedPanel();
    } catch (cause) {
      if (!isApiError(cause)) throw cause;
      setProblem(cause.message);
    } finally {
      setBusy(false);
    }
  }

  return (
    <form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <ul className="mt-4 border-hair border-t text-ui">
        {products.map((part) => (
          <li key={part.productUrl} className="border-hair border-b py-2">
            <div className="flex items-baseline justify-between gap-4">
              <PageLink
                {...productLink(part.productUrl)}
                className="min-w-0 py-3 underline-offset-5 decoration-1 hover:underline"
              >
                {typesetName(part.name)}
              </PageLink>
              <PartPrice part={part} chosen={chosen[part.productUrl]} />
            </div>
            <Sizes
              part={part}
              value={chosen[part.productUrl] ?? ''}
              problem={problem === undefined ? undefined : noticeId}
              onChange={(id) => setChosen((before) => ({ ...before, [part.productUrl]: id }))}
            />
          </li>
        ))}
      </ul>
      {left.length > 0 && (
        <Button type="submit" wide busy={busy} className="mt-5 noscript:hidden">
          Добавить образ в&nbsp;корзину
        </Button>
      )}
      <div id={noticeId} className="min-h-6 pt-1.5">
        {problem && <ErrorNotice>{problem}</ErrorNotice>}
      </div>
    </form>
  );
}

/** The price of the chosen size, or the lowest price if none is chosen. */
function PartPrice({ part, chosen }: { part: Part; chosen: string | undefined }) {
  const size = part.sizes.find(({ articleId }) => articleId === chosen);
  const { price, priceBefore } = pricesOfSize(part, size);
  const isFrom = !size && part.hasDearerSizes;
  return <Price price={price} priceBefore={priceBefore} isFrom={isFrom} className="shrink-0 justify-end" />;
}

/** The size, if there is only one: the shopper need not choose it. */
const onlySize = ({ sizes }: Part): string | undefined =>
  sizes.length === 1 ? sizes[0]?.articleId : undefined;

type SizesProps = {
  part: Part;
  value: string;
  /** The id of the error message, if there is one. */
  problem: string | undefined;
  onChange(articleId: string): void;
};

function Sizes({ part, value, problem, onChange }: SizesProps) {
  const { name, sizes } = part;
  if (!sizes.some(({ inStock }) => inStock)) return <p className="pb-2 text-ink-2">Нет в&nbsp;наличии</p>;
  if (sizes.length === 1) return <p className="pb-2 text-ink-2">{`Размер: ${sizes[0]?.value ?? ''}`}</p>;
  const isMissing = problem !== undefined && value === '';
  return (
    <div className="relative mb-2 noscript:hidden">
      <select
        aria-label={`Размер: ${name}`}
        aria-invalid={isMissing || undefined}
        aria-describedby={isMissing ? problem : undefined}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className="h-11 w-full cursor-pointer appearance-none border border-field bg-paper pr-10 pl-3 text-input aria-invalid:border-accent"
      >
        <option value="">Выберите размер</option>
        {sizes.map(({ articleId, value: size, price, inStock }) => (
          <option key={articleId} value={articleId} disabled={!inStock}>
            {[size, price !== undefined && formatMoney(price), !inStock && 'нет в\u00a0наличии']
              .filter(Boolean)
              .join(', ')}
          </option>
        ))}
      </select>
      <ChevronDownIcon className="pointer-events-none absolute top-3 right-3" />
    </div>
  );
}
