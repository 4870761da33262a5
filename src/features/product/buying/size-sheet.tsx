import { baseSize } from '#shared/goods/size-label.ts';
import type { Article } from '@/lib/api';
import { SizeButton } from '@/lib/ui/buttons/size-chip';
import { Sheet } from '@/lib/ui/overlays/sheet';

export type SizeSheetProps = {
  open: boolean;
  onClose(): void;
  articles: Article[];
  /** The shopper's size, found from their body measurements. */
  mine: string | undefined;
  /** Called when a size is chosen. A sold-out size may be chosen, to request a stock notice. */
  onPick(article: Article): void;
};

/**
 * The sizes in a sheet at the bottom of a phone's screen. Choosing one continues the action for which the
 * size was missing.
 */
export function SizeSheet({ open, onClose, articles, mine, onPick }: SizeSheetProps) {
  return (
    <Sheet open={open} onClose={onClose} title="Выберите размер">
      <ul className="-mt-4">
        {articles.map((article) => {
          const isSoldOut = article.state === 'SOLD_OUT';
          return (
            <li key={article.articleId} className="flex items-center justify-between border-hair border-b">
              <SizeButton
                size={article.size}
                price={article.price}
                soldOut={isSoldOut}
                className="min-h-13 flex-1 flex-row justify-start gap-3 px-0"
                onClick={() => onPick(article)}
              />
              <span aria-hidden="true" className="pointer-events-none text-caption text-ink-2">
                {noteOf(article, baseSize(article.size) === mine)}
              </span>
            </li>
          );
        })}
      </ul>
    </Sheet>
  );
}

function noteOf({ state, left }: Article, isMine: boolean): string {
  if (state === 'SOLD_OUT') return 'Сообщить о\u00a0поступлении';
  if (left !== null) return `Осталось ${left}\u00a0шт.`;
  return isMine ? 'Ваш размер' : '';
}
