import { useId, useState } from 'react';
import { baseSize } from '#shared/goods/size-label.ts';
import type { Article } from '@/lib/api';
import { SizeChip } from '@/lib/ui/buttons/size-chip';
import type { Elements } from '@/lib/ui/elements';
import type { SizeDimensions } from './size-dimensions';

type Pair = { first?: string | undefined; second?: string | undefined };

type SizePairProps = {
  articles: readonly Article[];
  dimensions: SizeDimensions;
  chosen: Article | undefined;
  /** Called with the article of the chosen pair, or with undefined while the pair is incomplete. */
  onChoose(article: Article | undefined): void;
  /** The shopper's size, found from their body measurements. */
  mine?: string | undefined;
  /** The id of the error, which describes both rows. */
  describedBy?: string | undefined;
  /** Shown at the right of the first heading. */
  aside?: Elements;
};

/**
 * Sizes with two dimensions as two rows of chips: size and height, or band and cup. Sold-out pairs can be
 * chosen, to request a stock notice. A chip that forms no pair with the chip chosen in the other row can be
 * chosen too: the other row then loses its chip.
 */
export function SizePair({
  articles,
  dimensions,
  chosen,
  onChoose,
  mine,
  describedBy,
  aside,
}: SizePairProps) {
  const [started, setStarted] = useState<Pair>({});
  const pair: Pair = chosen ? dimensions.partsOf(chosen) : openPair(started, dimensions);
  const [firstTitle, secondTitle] = dimensions.titles;

  function choose(next: Pair, kept: Pair) {
    const article = dimensions.find(next.first, next.second);
    const isOpen = next.first === undefined || next.second === undefined;
    setStarted(article || isOpen ? next : kept);
    onChoose(article);
  }

  const chip = (value: string, own: Article[], other: { value: string | undefined; article?: Article }) => {
    const isMissing = other.value !== undefined && other.article === undefined;
    const sold = other.article ? [other.article] : own;
    return {
      value,
      mine: own.some(({ size }) => baseSize(size) === mine),
      soldOut: isMissing || sold.every(({ state }) => state === 'SOLD_OUT'),
      label: isMissing ? `${value}, нет в паре с ${other.value}` : undefined,
    };
  };
  const isCup = secondTitle === 'Чашка';
  return (
    <>
      <Row
        title={firstTitle}
        chosen={pair.first}
        international={chosen?.international}
        describedBy={describedBy}
        aside={aside}
        chips={dimensions.firsts.map((first) =>
          chip(
            first,
            articles.filter((article) => dimensions.partsOf(article).first === first),
            { value: pair.second, article: dimensions.find(first, pair.second) },
          ),
        )}
        onChoose={(first) => choose({ ...pair, first }, { first })}
      />
      <Row
        title={secondTitle}
        chosen={pair.second}
        describedBy={describedBy}
        chips={dimensions.seconds.map((second) => {
          const own = articles.filter((article) => dimensions.partsOf(article).second === second);
          const made = chip(second, own, { value: pair.first, article: dimensions.find(pair.first, second) });
          // The shopper's size is a value of the first row, except for cups, where it is a whole pair.
          return { ...made, mine: made.mine && isCup };
        })}
        onChoose={(second) => choose({ ...pair, second }, { second })}
      />
    </>
  );
}

/**
 * The part of the last chosen pair that this colour has. If it has both values, only the first one stays
 * chosen.
 */
function openPair({ first, second }: Pair, { firsts, seconds }: SizeDimensions): Pair {
  if (first !== undefined && firsts.includes(first)) return { first };
  return second !== undefined && seconds.includes(second) ? { second } : {};
}

type RowProps = {
  title: string;
  chosen: string | undefined;
  international?: string | null | undefined;
  chips: { value: string; soldOut: boolean; mine: boolean; label: string | undefined }[];
  describedBy: string | undefined;
  aside?: Elements;
  onChoose(value: string): void;
};

function Row({ title, chosen, international, chips, describedBy, aside, onChoose }: RowProps) {
  const id = useId();
  return (
    <>
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 text-ui">
        <p id={id} className="min-w-0 break-words">
          <span>{chosen ? `${title}: ${chosen}` : title}</span>
          {international && <span className="text-ink-2">{` · ${international}`}</span>}
        </p>
        {aside}
      </div>
      <div
        role="radiogroup"
        aria-labelledby={id}
        aria-describedby={describedBy}
        className="flex flex-wrap gap-2"
      >
        {chips.map(({ value, soldOut, mine, label }) => (
          <SizeChip
            key={value}
            name={id}
            value={value}
            size={value}
            soldOut={soldOut}
            mine={mine}
            {...(label && { 'aria-label': label })}
            checked={value === chosen}
            onChange={() => onChoose(value)}
          />
        ))}
      </div>
    </>
  );
}
