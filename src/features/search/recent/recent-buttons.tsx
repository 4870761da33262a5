import { CloseIcon } from '@/lib/ui/pictures/icons';
import { useKeptFocus } from '@/lib/ui/use-kept-focus';

type RecentButtonsProps = {
  /** The searches of the first group of the list, in its order. */
  queries: readonly string[];
  onForget(query: string): void;
  onForgetAll(): void;
};

/**
 * Buttons that forget recent searches. They lie over the rows of the list and are not in it: an option of a list box
 * holds no controls, and these must be in reach of the keyboard and of those who do not see them.
 */
export function RecentButtons({ queries, onForget, onForgetAll }: RecentButtonsProps) {
  const kept = useKeptFocus<HTMLUListElement>(queries);
  return (
    <div className="suggestion-columns pointer-events-none absolute inset-x-0 top-0">
      <ul {...kept} aria-label="Убрать из&nbsp;недавних" className="flex flex-col items-end">
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
            key={query} // The cross stands on the margin, its target around it.
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
