import { CloseIcon } from '@/lib/ui/pictures/icons';
import { useRowFocus } from '@/lib/ui/use-row-focus';

type RecentButtonsProps = {
  /** The recent searches, in the order of the rows. */
  queries: readonly string[];
  onForget(query: string): void;
  onForgetAll(): void;
};

/**
 * Buttons that remove recent searches. They are placed over the rows and not inside them: the rows are
 * options of a list box, which must not contain controls that keyboards and screen readers need to reach.
 */
export function RecentButtons({ queries, onForget, onForgetAll }: RecentButtonsProps) {
  const rowFocus = useRowFocus<HTMLUListElement>(queries);
  return (
    <div className="suggestion-columns pointer-events-none absolute inset-x-0 top-0">
      <ul {...rowFocus} aria-label="Убрать из&nbsp;недавних" className="flex flex-col items-end">
        <li className="suggestion-title">
          <button
            type="button"
            aria-label="Очистить недавние запросы"
            onClick={onForgetAll}
            className="quiet-link pointer-events-auto py-2"
          >
            Очистить
          </button>
        </li>
        {queries.map((query) => (
          <li
            key={query} // The icon is aligned with the margin, its target is larger.
            className="-mr-[15px] h-(--suggestion-row)"
          >
            <button
              type="button"
              aria-label={`Убрать запрос «${query}»`}
              onClick={() => onForget(query)}
              className="pointer-events-auto flex h-full w-11 items-center justify-center text-ink-2 hover:text-ink focus-visible:-outline-offset-2"
            >
              <CloseIcon className="size-3.5" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
