import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatMoney } from '#shared/text/money.ts';
import { SizeButton } from '@/lib/ui/buttons/size-chip';
import { TextButton } from '@/lib/ui/buttons/text-link';
import { showToast } from '@/lib/ui/overlays/toast';
import { Picture } from '@/lib/ui/pictures/picture';
import { getFindGoodsQueryOptions, type ProductCard } from '../../api/index.ts';
import { SearchInput } from '../../parts/lists/search-input.tsx';

/** So many goods are shown at first, so that the rest of the order stays near. */
const FIRST = 4;

type GoodsSearchProps = { onChoose(articleId: string): void; isBusy: boolean };

/** Finds goods as the shop does while one types; a press on a size puts it into the order. */
export function GoodsSearch({ onChoose, isBusy }: GoodsSearchProps) {
  const [text, setText] = useState('');
  const [isWhole, setIsWhole] = useState(false);
  const found = useQuery({
    ...getFindGoodsQueryOptions({ q: text }),
    enabled: text !== '',
    placeholderData: keepPreviousData,
  });
  const goods = text === '' ? [] : (found.data?.items ?? []);
  const shown = isWhole ? goods : goods.slice(0, FIRST);
  return (
    <>
      <SearchInput
        label="Найти товар"
        placeholder="Название, цвет, артикул, штрихкод"
        value={text}
        onSearch={(next) => {
          setText(next);
          setIsWhole(false);
        }}
      />
      {text !== '' && found.isSuccess && goods.length === 0 && (
        <p role="status" className="mt-3 text-ink-2 text-ui">
          Таких товаров нет
        </p>
      )}
      {goods.length > 0 && (
        <ul aria-label="Найденные товары" className="mt-3">
          {shown.map((card) => (
            <FoundGood key={card.variantId} card={card} onChoose={onChoose} isBusy={isBusy} />
          ))}
        </ul>
      )}
      {shown.length < goods.length && (
        <TextButton className="text-ui" onClick={() => setIsWhole(true)}>
          {`Показать ещё ${goods.length - shown.length}`}
        </TextButton>
      )}
    </>
  );
}

function FoundGood({ card, onChoose, isBusy }: { card: ProductCard } & GoodsSearchProps) {
  return (
    <li className="grid grid-cols-[45px_minmax(0,1fr)] gap-x-4 border-hair border-b py-2 text-ui">
      <Picture picture={card.picture} sizes="45px" alt="" fewFiles />
      <div className="min-w-0">
        <p className="flex justify-between gap-4">
          <span className="min-w-0 [overflow-wrap:anywhere]">{`${card.name}, ${card.colour.displayValue.toLowerCase()}`}</span>
          <span className="whitespace-nowrap tabular-nums">{formatMoney(card.price)}</span>
        </p>
        <fieldset className="-ml-2.5 flex flex-wrap">
          <legend className="sr-only">{`Размеры: ${card.name}`}</legend>
          {card.sizes.map(({ articleId, value, inStock, price }) => (
            <SizeButton
              key={articleId}
              size={value}
              price={price}
              soldOut={!inStock}
              busy={isBusy}
              aria-disabled={!inStock || undefined}
              onClick={() =>
                inStock ? onChoose(articleId) : showToast({ text: `Размера ${value} нет в\u00a0наличии` })
              }
            />
          ))}
        </fieldset>
      </div>
    </li>
  );
}
