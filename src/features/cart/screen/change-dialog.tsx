import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { type Article, type CartItem, getGetProductQueryOptions, isApiError, type Product } from '@/lib/api';
import { Button } from '@/lib/ui/buttons/button';
import { SizeChip } from '@/lib/ui/buttons/size-chip';
import { Stepper, steppedQuantity } from '@/lib/ui/buttons/stepper';
import { ErrorNotice } from '@/lib/ui/content/notice';
import { Skeleton } from '@/lib/ui/loading/skeleton';
import { Dialog } from '@/lib/ui/overlays/dialog';
import { Picture } from '@/lib/ui/pictures/picture';

const MAX_QUANTITY = 10;
const ASK_FOR_SIZE = 'Выберите размер';
const SOLD_OUT = 'Этот размер закончился. Выберите другой';

type ChangeDialogProps = {
  open: boolean;
  onClose(): void;
  item: CartItem;
  /**
   * Replaces one piece of the line by a quantity of the same or another article.
   * @throws ApiError
   */
  onChange(articleId: string, quantity: number): Promise<void>;
};

/** Changes the size, colour or quantity of a line (docs/specification.md §4.3). */
export function ChangeDialog({ open, onClose, item, onChange }: ChangeDialogProps) {
  const [productUrl, setProductUrl] = useState(item.productUrl);
  const [size, setSize] = useState(item.size);
  const [quantity, setQuantity] = useState(1);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    // Each time the dialog opens, start from the current line.
    if (open) {
      setProductUrl(item.productUrl);
      setSize(item.size);
      setQuantity(1);
      setError(undefined);
    }
  }
  const query = useQuery({
    ...getGetProductQueryOptions(productUrl),
    enabled: open,
    // Show the sizes of the previous colour until those of the new one are loaded.
    placeholderData: (previous: Product | undefined) => previous,
  });
  const product = query.data;
  const chosen = product?.articles.find((article) => article.size === size);

  async function save() {
    const problem = problemOf(chosen);
    setError(problem);
    if (!chosen || problem !== undefined || busy || query.isPlaceholderData) return;
    setBusy(true);
    try {
      await onChange(chosen.articleId, quantity);
      onClose();
    } catch (cause) {
      if (!isApiError(cause)) throw cause;
      setError(cause.message);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Изменить размер"
      footer={
        <Button wide busy={busy || query.isPlaceholderData} onClick={() => void save()}>
          Сохранить
        </Button>
      }
    >
      <p className="break-words">{item.name}</p>
      {item.quantity > 1 && (
        <p className="mt-1 text-caption text-ink-2">
          {`В\u00a0корзине ${item.quantity}\u00a0шт. размера ${item.size}. Изменится одна из\u00a0них.`}
        </p>
      )}
      {query.error && !product && (
        <div className="mt-4">
          <ErrorNotice>{query.error.message}</ErrorNotice>
          <Button
            variant="quiet"
            className="mt-3"
            busy={query.isFetching}
            onClick={() => void query.refetch()}
          >
            Попробовать ещё раз
          </Button>
        </div>
      )}
      {product ? (
        <>
          <Colours product={product} productUrl={productUrl} onChoose={setProductUrl} />
          <Sizes
            articles={product.articles}
            chosen={chosen}
            onChoose={(article) => {
              setSize(article.size);
              setError(article.state === 'SOLD_OUT' ? SOLD_OUT : undefined);
            }}
          />
          <Quantity quantity={quantity} max={chosen?.left ?? MAX_QUANTITY} onChange={setQuantity} />
        </>
      ) : (
        !query.error && <Skeleton className="mt-5 h-60" />
      )}
      {error && <ErrorNotice className="mt-4">{error}</ErrorNotice>}
    </Dialog>
  );
}

function problemOf(chosen: Article | undefined): string | undefined {
  if (!chosen) return ASK_FOR_SIZE;
  return chosen.state === 'SOLD_OUT' ? SOLD_OUT : undefined;
}

type ColoursProps = { product: Product; productUrl: string; onChoose(productUrl: string): void };

function Colours({ product, productUrl, onChoose }: ColoursProps) {
  const current = product.colours.find((colour) => colour.productUrl === productUrl);
  if (product.colours.length < 2) return null;
  return (
    <div role="radiogroup" aria-label="Цвет" className="mt-5">
      <p className="text-ui">{`Цвет: ${current?.colour.displayValue ?? ''}`}</p>
      <div className="mt-2.5 flex flex-wrap gap-2">
        {product.colours.map(({ variantId, productUrl: url, colour, picture, isAvailable }) => (
          <label
            key={variantId}
            className="relative block w-15 cursor-pointer border-transparent border-b-2 pb-[5px] has-checked:border-ink has-focus-visible:outline-2 has-focus-visible:outline-ink has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name="colour"
              value={url}
              checked={url === productUrl}
              onChange={() => onChoose(url)}
              className="absolute inset-0 m-0 cursor-pointer appearance-none opacity-0"
            />
            <Picture
              picture={picture}
              sizes="60px"
              loading="eager"
              alt={isAvailable ? colour.displayValue : `${colour.displayValue}, нет в\u00a0наличии`}
              className={isAvailable ? 'aspect-3/4' : 'aspect-3/4 opacity-45'}
            />
          </label>
        ))}
      </div>
    </div>
  );
}

type SizesProps = {
  articles: Article[];
  chosen: Article | undefined;
  onChoose(article: Article): void;
};

function Sizes({ articles, chosen, onChoose }: SizesProps) {
  return (
    <div role="radiogroup" aria-label="Размер" className="mt-5">
      <p className="text-ui">{`Размер${chosen ? `: ${chosen.size}` : ''}`}</p>
      <div className="mt-2.5 flex flex-wrap gap-2">
        {articles.map((article) => (
          <SizeChip
            key={article.articleId}
            name="size"
            size={article.size}
            price={article.price}
            soldOut={article.state === 'SOLD_OUT'}
            checked={article.articleId === chosen?.articleId}
            onChange={() => onChoose(article)}
          />
        ))}
      </div>
    </div>
  );
}

type QuantityProps = { quantity: number; max: number; onChange(quantity: number): void };

function Quantity({ quantity, max, onChange }: QuantityProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const next = steppedQuantity(new FormData(event.currentTarget, submitter)) ?? quantity;
    onChange(Math.min(max, Math.max(1, next)));
  };
  return (
    <form onSubmit={submit} noValidate className="mt-5">
      <p className="mb-2.5 text-ui">Количество</p>
      <Stepper quantity={quantity} min={1} max={max} label="Количество" />
    </form>
  );
}
