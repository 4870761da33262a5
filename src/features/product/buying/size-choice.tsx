import { useId } from 'react';
import { baseSize } from '#shared/goods/size-label.ts';
import { type FitVerdict, sizeAdvice } from '#shared/reviews/size-advice.ts';
import { formatMoney } from '#shared/text/money.ts';
import type { Article } from '@/lib/api';
import { SizeChip } from '@/lib/ui/buttons/size-chip';
import { ErrorNotice } from '@/lib/ui/content/notice';
import type { Elements } from '@/lib/ui/elements';
import { dimensionsOf } from './size-dimensions';
import { SizePair } from './size-pair';

export const ASK_FOR_SIZE = 'Выберите размер, чтобы добавить товар в\u00a0корзину';
const SOLD_OUT =
  'Этот размер закончился. Выберите другой или\u00a0оставьте почту\u00a0— сообщим о\u00a0поступлении';

type SizeChoiceProps = {
  articles: Article[];
  chosen: Article | undefined;
  /** Called without an article if the chosen size is not complete: of size and height, one is not chosen. */
  onChoose(article: Article | undefined): void;
  error?: string;
  /** Whether the browser requires a size before it sends the form, as it does without scripts. */
  checkedByBrowser: boolean;
  /** The shopper's size, found from their body measurements. */
  mine?: string | undefined;
  /** How the product fits according to reviews, for advice on the size. */
  fit?: FitVerdict | null | undefined;
  /** Shown at the right of the heading: the link to the size table. */
  aside?: Elements;
};

/**
 * Sizes as radio buttons. With scripts, many sizes with two dimensions, such as size and height, become two
 * rows. Sold-out sizes can be chosen, to request a stock notice.
 */
export function SizeChoice(props: SizeChoiceProps) {
  const { articles, chosen, onChoose, error, checkedByBrowser, mine, fit, aside } = props;
  const id = useId();
  const errorId = `${id}-error`;
  const describedBy = error ? errorId : undefined;
  const sizes = [...new Set(articles.map(({ size }) => baseSize(size)))];
  const advice = sizeAdvice({ verdict: fit, mine, sizes });
  // Without scripts each radio button stands for one article, because the browser sends its value.
  const dimensions = checkedByBrowser ? undefined : dimensionsOf(articles);
  if (dimensions)
    return (
      <div>
        <SizePair
          articles={articles}
          dimensions={dimensions}
          chosen={chosen}
          onChoose={onChoose}
          mine={mine}
          describedBy={describedBy}
          aside={aside}
        />
        {advice && <p className="pt-2 text-caption text-ink-2">{advice}</p>}
        <AboutChosen chosen={chosen} error={error} errorId={errorId} checkedByBrowser={checkedByBrowser} />
      </div>
    );
  return (
    <div>
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 text-ui">
        <p id={id} className="min-w-0 break-words">
          <span>{`Размер${chosen ? `: ${chosen.size}` : ''}`}</span>
          {chosen?.international && <span className="text-ink-2">{` · ${chosen.international}`}</span>}
        </p>
        {aside}
      </div>
      <div
        role="radiogroup"
        aria-labelledby={id}
        aria-describedby={describedBy}
        className="peer flex flex-wrap gap-2"
      >
        {articles.map((article) => (
          <SizeChip
            key={article.articleId}
            name="articleId"
            value={article.articleId}
            size={article.size}
            price={article.price}
            soldOut={article.state === 'SOLD_OUT'}
            mine={baseSize(article.size) === mine}
            required={checkedByBrowser}
            checked={article.articleId === chosen?.articleId}
            onChange={() => onChoose(article)}
          />
        ))}
      </div>
      {advice && <p className="pt-2 text-caption text-ink-2">{advice}</p>}
      <AboutChosen chosen={chosen} error={error} errorId={errorId} checkedByBrowser={checkedByBrowser} />
    </div>
  );
}

type AboutChosenProps = Pick<SizeChoiceProps, 'chosen' | 'error' | 'checkedByBrowser'> & { errorId: string };

/**
 * The stock of the chosen size, or the error. As high as the longest message, so that the button below never
 * moves.
 */
function AboutChosen({ chosen, error, errorId, checkedByBrowser }: AboutChosenProps) {
  return (
    <div className="group/said min-h-15 pt-2 pb-4 text-caption">
      {chosen && !error && (
        <p role="status" className="text-ink-2">
          {/* Announces the price, which has changed above the sizes. */}
          {chosen.price !== undefined && <span className="sr-only">{`${formatMoney(chosen.price)}. `}</span>}
          {stockWords(chosen)}
        </p>
      )}
      {error && <ErrorNotice id={errorId}>{error}</ErrorNotice>}
      {checkedByBrowser && (
        // Shown by CSS when the browser has refused to send the form without a size.
        <p className="hidden text-accent group-peer-has-[:user-invalid]/said:block">{ASK_FOR_SIZE}</p>
      )}
    </div>
  );
}

function stockWords({ state, left }: Article): Elements {
  if (state === 'SOLD_OUT') return <span>{SOLD_OUT}</span>;
  return left !== null && <span>{`Осталось ${left}\u00a0шт.`}</span>;
}
