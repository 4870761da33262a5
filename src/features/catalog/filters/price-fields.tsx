import { type KeyboardEvent, useId, useState } from 'react';
import { formatCount } from '#shared/text/plural.ts';
import { PRICE_FROM, PRICE_TO } from '@/shop/addresses/facet-parameters';
import { type Choice, readRoubles, withPrices } from '../choice/choice';

type PriceFieldsProps = {
  /** Lowest and highest price of the goods, in kopecks. */
  prices: readonly [min: number | null, max: number | null];
  choice: Choice;
  onChange(choice: Choice): void;
};

const FIELDS = [
  { name: PRICE_FROM, word: 'от', label: 'Цена от, рублей' },
  { name: PRICE_TO, word: 'до', label: 'Цена до, рублей' },
] as const;

/**
 * A price range in roubles. It is applied when a field loses the focus or on Enter, not while typing, because
 * half a number is another price.
 */
export function PriceFields({ prices: [min, max], choice, onChange }: PriceFieldsProps) {
  const { priceFrom, priceTo } = choice;
  const errorId = useId();
  const [texts, setTexts] = useState(() => [roublesOf(priceFrom), roublesOf(priceTo)]);
  const [shownRange, setTaken] = useState([priceFrom, priceTo]);
  const [wrong, setWrong] = useState(false);
  if (shownRange[0] !== priceFrom || shownRange[1] !== priceTo) {
    setTaken([priceFrom, priceTo]);
    setTexts([roublesOf(priceFrom), roublesOf(priceTo)]);
    setWrong(false);
  }
  const hints = [min && Math.floor(min / 100), max && Math.ceil(max / 100)];

  function take() {
    const [from, to] = texts.map(readRoubles);
    // Whether a text is not a price. An empty field or 0 means no bound.
    const unread = texts.some((text, at) => !/^[\s0]*$/.test(text) && [from, to][at] === undefined);
    setWrong(unread);
    if (unread) return;
    if (from !== priceFrom || to !== priceTo) onChange(withPrices(choice, from, to));
    // The typed text is another spelling of the same range: format it.
    else setTexts([roublesOf(from), roublesOf(to)]);
  }

  return (
    <>
      <div className="filter-prices">
        {FIELDS.map(({ name, word, label }, at) => (
          <label key={name}>
            <span>{word}</span>
            <input
              name={name}
              aria-label={label}
              inputMode="numeric"
              maxLength={12}
              placeholder={hints[at] ? formatCount(hints[at]) : undefined}
              value={texts[at]}
              aria-invalid={wrong || undefined}
              aria-describedby={wrong ? errorId : undefined}
              onChange={({ target }) => setTexts(texts.with(at, target.value))}
              onBlur={take}
              onKeyDown={(event: KeyboardEvent) => {
                if (event.key === 'Enter') take();
              }}
            />
          </label>
        ))}
      </div>
      {wrong && (
        <p id={errorId} role="alert" className="pb-4 text-accent text-caption">
          Введите сумму цифрами
        </p>
      )}
    </>
  );
}

function roublesOf(kopecks: number | undefined): string {
  return kopecks === undefined ? '' : formatCount(kopecks / 100);
}
