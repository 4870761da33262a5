import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useId, useRef } from 'react';
import { classNames } from '@/lib/class-names';
import { CloseIcon, SearchIcon } from '@/lib/ui/icons';
import { MAX_QUERY, searchHref } from './search-query';

type SearchFormProps = {
  query?: string;
  /** The search was sent, or is about to be left for its results. */
  onSearch?(): void;
  autoFocus?: boolean;
  className?: string;
};

/** The search of the shop: a form that any browser can send, answered without a page load where scripts run. */
export function SearchForm({ query = '', onSearch, autoFocus, className }: SearchFormProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();

  function submit(event: FormEvent) {
    event.preventDefault();
    const text = input.current?.value.trim() ?? '';
    if (text === '') return input.current?.focus();
    onSearch?.();
    void navigate({ href: searchHref({ q: text }) });
  }

  return (
    <search className={className}>
      <form
        action="/search"
        method="get"
        onSubmit={submit}
        className="flex items-center gap-3 border-field border-b focus-within:border-ink focus-within:shadow-[inset_0_-1px_0_var(--color-ink)]"
      >
        <SearchIcon className="shrink-0 text-ink-2" />
        <label htmlFor={id} className="sr-only">
          Поиск по&nbsp;каталогу
        </label>
        <input
          ref={input}
          id={id}
          type="search"
          name="q"
          required
          maxLength={MAX_QUERY}
          defaultValue={query}
          placeholder="Поиск по&nbsp;каталогу"
          enterKeyHint="search"
          autoComplete="off"
          spellCheck="false"
          // biome-ignore lint/a11y/noAutofocus: the line was opened to be written in
          autoFocus={autoFocus}
          className="peer h-14 min-w-0 flex-1 appearance-none bg-transparent text-input outline-none placeholder:text-ink-3 lg:text-[1.25rem] [&::-webkit-search-cancel-button]:hidden"
        />
        <button
          type="button"
          aria-label="Очистить"
          onClick={() => {
            if (!input.current) return;
            input.current.value = '';
            input.current.focus();
          }}
          className={classNames(
            'inline-flex size-11 shrink-0 items-center justify-center text-ink-2 hover:text-ink focus-visible:-outline-offset-4',
            'peer-placeholder-shown:invisible',
          )}
        >
          <CloseIcon className="size-4" />
        </button>
        <button type="submit" className="text-link shrink-0 px-1 text-ui">
          Найти
        </button>
      </form>
    </search>
  );
}
