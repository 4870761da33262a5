import { useId } from 'react';
import type { Article } from '@/lib/api';
import { ErrorNotice } from '@/lib/ui/notice';

export const ASK_FOR_SIZE = 'Выберите размер, чтобы добавить товар в\u00a0корзину';

type SizeChoiceProps = {
  articles: Article[];
  chosen: Article | undefined;
  onChoose(article: Article): void;
  error?: string;
  /** Without scripts the browser itself sees to it that a size is chosen. */
  checkedByBrowser: boolean;
};

/** Sizes as a radio group: in stock, sold out (still to be chosen, with a word why not), chosen. */
export function SizeChoice({ articles, chosen, onChoose, error, checkedByBrowser }: SizeChoiceProps) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <div>
      <p id={id} className="flex min-h-11 items-center text-ui">
        <span>
          Размер
          {chosen && `: ${chosen.size}`}
          {chosen?.international && <span className="text-ink-2"> · {chosen.international}</span>}
        </span>
      </p>
      <div
        role="radiogroup"
        aria-labelledby={id}
        aria-describedby={error ? errorId : undefined}
        className="peer flex flex-wrap gap-2"
      >
        {articles.map((article) => (
          <SizeChip
            key={article.articleId}
            article={article}
            checked={article.articleId === chosen?.articleId}
            required={checkedByBrowser}
            onChoose={() => onChoose(article)}
          />
        ))}
      </div>
      {chosen?.state === 'IN_STOCK' && chosen.left !== null && (
        <p className="mt-2 text-caption text-ink-2">Осталось {chosen.left}&nbsp;шт.</p>
      )}
      {error && (
        <ErrorNotice id={errorId} className="mt-3">
          {error}
        </ErrorNotice>
      )}
      {checkedByBrowser && (
        // Shows itself once the browser has refused to send the form without a size.
        <p className="mt-3 hidden text-accent text-caption peer-has-[:user-invalid]:block">{ASK_FOR_SIZE}</p>
      )}
    </div>
  );
}

type SizeChipProps = { article: Article; checked: boolean; required: boolean; onChoose(): void };

function SizeChip({ article, checked, required, onChoose }: SizeChipProps) {
  const soldOut = article.state === 'SOLD_OUT';
  return (
    <label data-sold-out={soldOut || undefined} className="size-chip">
      <input
        type="radio"
        name="articleId"
        value={article.articleId}
        required={required}
        checked={checked}
        onChange={onChoose}
        className="absolute inset-0 m-0 cursor-pointer appearance-none opacity-0"
      />
      {article.size}
      {soldOut && <span className="sr-only">, нет в&nbsp;наличии</span>}
    </label>
  );
}
