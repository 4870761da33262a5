import { type ReactNode, useId } from 'react';
import { formatMoney } from '#shared/text/money.ts';
import type { Article } from '@/lib/api';
import { SizeChip } from '@/lib/ui/buttons/size-chip';
import { ErrorNotice } from '@/lib/ui/content/notice';

export const ASK_FOR_SIZE = 'Выберите размер, чтобы добавить товар в\u00a0корзину';
const SOLD_OUT =
  'Этот размер закончился. Выберите другой или\u00a0оставьте почту\u00a0— сообщим о\u00a0поступлении';

type SizeChoiceProps = {
  articles: Article[];
  chosen: Article | undefined;
  onChoose(article: Article): void;
  error?: string;
  /** Without scripts the browser itself sees to it that a size is chosen. */
  checkedByBrowser: boolean;
  /** The size of the shopper, and what others say of how the goods fit. */
  mine?: string | undefined;
  advice?: string | undefined;
  /** Stands at the right of the heading: the size table. */
  aside?: ReactNode;
};

/** Sizes as a radio group: in stock, sold out (still to be chosen, with a word why not), chosen. */
export function SizeChoice(props: SizeChoiceProps) {
  const { articles, chosen, onChoose, error, checkedByBrowser, mine, advice, aside } = props;
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <div>
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 text-ui">
        <p id={id} className="min-w-0 break-words">
          Размер
          {chosen && `: ${chosen.size}`}
          {chosen?.international && <span className="text-ink-2"> · {chosen.international}</span>}
        </p>
        {aside}
      </div>
      <div
        role="radiogroup"
        aria-labelledby={id}
        aria-describedby={error ? errorId : undefined}
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
            mine={article.size === mine}
            required={checkedByBrowser}
            checked={article.articleId === chosen?.articleId}
            onChange={() => onChoose(article)}
          />
        ))}
      </div>
      {advice && <p className="pt-2 text-caption text-ink-2">{advice}</p>}
      {/* As high as the longest of these words, so that the button below never moves from under a finger. */}
      <div className="group/said min-h-15 pt-2 pb-4 text-caption">
        {chosen && !error && (
          <p role="status" className="text-ink-2">
            {/* The price above the sizes has changed with them. */}
            {chosen.price !== undefined && (
              <span className="sr-only">{`${formatMoney(chosen.price)}. `}</span>
            )}
            {stockWords(chosen)}
          </p>
        )}
        {error && <ErrorNotice id={errorId}>{error}</ErrorNotice>}
        {checkedByBrowser && (
          // Shows itself once the browser has refused to send the form without a size.
          <p className="hidden text-accent group-peer-has-[:user-invalid]/said:block">{ASK_FOR_SIZE}</p>
        )}
      </div>
    </div>
  );
}

function stockWords({ state, left }: Article): ReactNode {
  if (state === 'SOLD_OUT') return <span>{SOLD_OUT}</span>;
  return left !== null && <span>Осталось {left}&nbsp;шт.</span>;
}
