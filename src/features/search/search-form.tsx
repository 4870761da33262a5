import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useCallback, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useHydrated } from '@/lib/state/use-hydrated';
import { classNames } from '@/lib/ui/class-names';
import type { Elements } from '@/lib/ui/elements';
import { useQuietPart } from '@/lib/ui/loading/lazy-part';
import { CloseIcon, SearchIcon } from '@/lib/ui/pictures/icons';
import { hrefTo } from '@/shop/addresses/href-to';
import { searchHref } from './query/search-query';
import { MAX_QUERY, tidyQuery } from './query/tidy-query';
import { rememberSearch } from './recent/recent-searches';
import type { ComboboxAria } from './suggestions/combobox-aria';
import type { SearchSuggestionsProps } from './suggestions/search-suggestions';
import { suggestionsPart } from './suggestions/suggestions-part';

type SearchFormProps = {
  query?: string;
  /**
   * Called before navigating to results or to a suggestion. Navigation waits for it, for example until a
   * layer is closed.
   */
  onLeave?(): void | Promise<void>;
  place?: SearchSuggestionsProps['place'];
  /** Whether popular queries are suggested while the field is empty. */
  popular?: boolean;
  /** Shown in front of the field, instead of the search icon. */
  lead?: Elements;
  className?: string;
};

/**
 * The search form: a plain form; with scripts, the results appear without a page load. The code of the
 * suggestions loads when the field is hovered or focused. Until then, and if it fails to load, the form works
 * without suggestions.
 */
export function SearchForm(props: SearchFormProps) {
  const { query = '', onLeave, place = 'below', popular = true, lead, className } = props;
  const id = useId();
  const [field, setField] = useState<HTMLInputElement | null>(null);
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const [aria, setAria] = useState<ComboboxAria>({ 'aria-expanded': false });
  const { Part, wake } = useQuietPart(suggestionsPart);
  useShownQuery(field, query);

  const wakeNow = useEffectEvent(wake);
  useEffect(() => {
    // The shopper may have focused the field before hydration.
    if (field && document.activeElement === field) wakeNow();
  }, [field]);

  const go = useCallback(
    async (href: string) => {
      // Close the on-screen keyboard, which would hide the results.
      if (window.matchMedia('(pointer: coarse)').matches) field?.blur();
      await onLeave?.();
      await navigate({ href });
    },
    [field, onLeave, navigate],
  );

  function submit(event: FormEvent) {
    event.preventDefault();
    const text = tidyQuery(field?.value ?? '');
    if (text === '') return field?.focus();
    rememberSearch(text);
    void go(searchHref(text));
  }

  function clear() {
    if (!field) return;
    field.value = '';
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.focus();
  }

  return (
    <search className={classNames('relative block', className)} onPointerEnter={wake} onFocus={wake}>
      <form
        action={hrefTo('/search')}
        method="get"
        onSubmit={submit}
        className={classNames(
          'flex items-center gap-3 border-field border-b focus-within:border-ink focus-within:shadow-[inset_0_-1px_0_var(--color-ink)]',
          // In a layer that covers the page, the form is a full-width bar at the top of the screen, like the
          // header of a drawer.
          place === 'layer' &&
            'in-[:modal]:-mx-(--margin) bg-paper in-[:modal]:sticky in-[:modal]:top-0 in-[:modal]:z-sticky in-[:modal]:gap-1 in-[:modal]:pr-(--margin) in-[:modal]:pl-1.5',
        )}
      >
        {lead || <SearchIcon className="shrink-0 text-ink-2" />}
        <label htmlFor={id} className="sr-only">
          Поиск по&nbsp;каталогу
        </label>
        <input
          // Before hydration there is no list of suggestions, so the field is an ordinary search field.
          {...(hydrated ? { role: 'combobox', 'aria-autocomplete': 'list', ...aria } : { role: 'searchbox' })}
          ref={setField}
          id={id}
          type="text"
          name="q"
          required
          maxLength={MAX_QUERY}
          defaultValue={query}
          placeholder="Поиск по&nbsp;каталогу"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck="false"
          className="peer h-14 min-w-0 flex-1 appearance-none bg-transparent text-input outline-none placeholder:text-ink-3 lg:text-[1.25rem]"
        />
        <button
          type="button"
          aria-label="Очистить"
          onClick={clear}
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
      {Part && field && <Part field={field} place={place} popular={popular} onAria={setAria} onGo={go} />}
    </search>
  );
}

/**
 * Writes the query of the current result page into the field, because this form stays when the query changes.
 */
function useShownQuery(field: HTMLInputElement | null, query: string): void {
  const shown = useRef(query);
  useEffect(() => {
    if (shown.current === query || !field) return;
    shown.current = query;
    field.value = query;
  }, [field, query]);
}
