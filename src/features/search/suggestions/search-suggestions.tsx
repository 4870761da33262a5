import { type MouseEvent, useEffect, useEffectEvent, useId, useMemo, useState } from 'react';
import { countOf } from '#shared/text/plural.ts';
import { isPlainClick } from '@/lib/navigation/link-clicks';
import { classNames } from '@/lib/ui/class-names';
import { forgetSearches } from '../recent/forget-searches';
import { RecentButtons } from '../recent/recent-buttons';
import { forgetSearch, readSearches, rememberSearch } from '../recent/recent-searches';
import type { ComboboxAria } from './combobox-aria';
import { groupsOf, type Suggestion } from './suggestion-groups';
import { SuggestionList } from './suggestion-list';
import { useCombobox, useComboboxState } from './use-combobox';
import { useSuggestions } from './use-suggestions';
import './suggestions.css';

export type SearchSuggestionsProps = {
  /** The input of the combobox. It may already contain text, typed before this code was loaded. */
  field: HTMLInputElement;
  /** `layer`: in a layer that covers the page; `below`: in a panel over the page, under the field. */
  place: 'layer' | 'below';
  /** Whether popular queries are suggested while the field is empty. False if the page itself shows them. */
  popular: boolean;
  onAria(aria: ComboboxAria): void;
  /** Navigates to a URL. */
  onGo(href: string): void;
};

const COLLAPSED: ComboboxAria = { 'aria-expanded': false };
const SUGGESTIONS = ['подсказка', 'подсказки', 'подсказок'] as const;

/**
 * The suggestions of the search: the list of a combobox. Its code is loaded when the shopper is about to use
 * the field.
 */
export function SearchSuggestions({ field, place, popular, onAria, onGo }: SearchSuggestionsProps) {
  const listId = useId();
  const state = useComboboxState(field);
  const { typed, open, active, setOpen, setActive } = state;
  const [recent, setRecent] = useRecentSearches(open);
  const { suggestions, settled } = useSuggestions(typed, open && (popular || typed.trim() !== ''));
  const groups = useMemo(
    () => groupsOf({ typed, recent, suggestions: popular || suggestions?.query ? suggestions : undefined }),
    [typed, recent, suggestions, popular],
  );
  const options = groups.flatMap((group) => group.options);
  const expanded = open && options.length > 0;
  const { announcement, say } = useSpokenCount(options.length, { open, settled, suggestions });

  const choose = ({ kind, name, href }: Suggestion) => {
    if (kind === 'recent' || kind === 'query') {
      setRecent(rememberSearch(name));
      field.value = name;
      state.setTyped(name);
    }
    setOpen(false);
    setActive(undefined);
    onGo(href);
  };
  useCombobox({
    field,
    stays: place === 'layer',
    keys: options.map(({ key }) => key),
    state,
    onChoose: (key) => {
      const chosen = options.find((option) => option.key === key);
      if (chosen) choose(chosen);
    },
  });
  useFieldAria(onAria, expanded ? listId : undefined, active && optionId(listId, options, active));

  const forget = (words: string) => {
    setRecent(readSearches());
    say(words);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the last button disappeared with its row
  useEffect(() => {
    if (open && document.activeElement === document.body) field.focus();
  }, [recent]);
  const own = groups[0]?.kind === 'recent' ? groups[0].options.map(({ name }) => name) : [];
  return (
    <>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {expanded && (
        // biome-ignore lint/a11y/noStaticElementInteractions: pressing a suggestion must not take the focus off the field
        <div
          className={classNames('suggestions', place === 'below' && 'suggestions-below')}
          onMouseDown={keepFocus}
        >
          <div className="relative">
            <SuggestionList
              id={listId}
              groups={groups}
              typed={typed}
              active={active}
              idOf={(key) => optionId(listId, options, key)}
              onClick={(event, option) => {
                if (!isPlainClick(event.nativeEvent)) return;
                event.preventDefault();
                choose(option);
              }}
            />
            {own.length > 0 && (
              <RecentButtons
                queries={own}
                onForget={(query) => {
                  forgetSearch(query);
                  forget(`Запрос «${query}» убран`);
                }}
                onForgetAll={() => {
                  forgetSearches();
                  forget('Запросы убраны');
                }}
              />
            )}
          </div>
        </div>
      )}
    </>
  );
}

function optionId(listId: string, options: Suggestion[], key: string): string | undefined {
  const at = options.findIndex((option) => option.key === key);
  return at < 0 ? undefined : `${listId}-${at}`;
}

/**
 * The recent searches of this browser. They are read each time the list opens, because another tab may have
 * added some, or the shopper may have signed out.
 */
function useRecentSearches(open: boolean) {
  const [recent, setRecent] = useState<readonly string[]>([]);
  useEffect(() => {
    if (open) setRecent(readSearches());
  }, [open]);
  return [recent, setRecent] as const;
}

type Answer = { open: boolean; settled: boolean; suggestions: unknown };

/**
 * The text that screen readers announce: the number of suggestions in each response, or a sentence if nothing
 * was found.
 */
function useSpokenCount(count: number, { open, settled, suggestions }: Answer) {
  const [announcement, setAnnouncement] = useState('');
  const sayCount = useEffectEvent(() => {
    setAnnouncement(count === 0 ? 'Подсказок нет' : `${countOf(count, SUGGESTIONS)}. Выбирайте стрелками`);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: announced for every new answer
  useEffect(() => {
    if (open && settled) sayCount();
    else if (!open) setAnnouncement('');
  }, [open, settled, suggestions]);
  return { announcement, say: setAnnouncement };
}

/** Passes the ARIA attributes for the list to the field, and resets them on unmount. */
function useFieldAria(
  setAria: (aria: ComboboxAria) => void,
  listId: string | undefined,
  activeId: string | undefined,
) {
  useEffect(() => {
    setAria(
      listId === undefined
        ? COLLAPSED
        : { 'aria-expanded': true, 'aria-controls': listId, 'aria-activedescendant': activeId },
    );
    if (activeId) document.getElementById(activeId)?.scrollIntoView?.({ block: 'nearest' });
  }, [setAria, listId, activeId]);
  useEffect(() => () => setAria(COLLAPSED), [setAria]);
}

function keepFocus(event: MouseEvent) {
  event.preventDefault();
}
