import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { useLayoutEffect } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Suggestions } from '@/lib/api';
import { renderRouted } from '@/testing/render-routed';
import { server } from '../../../../tests/component-shop';
import { RECENT_SEARCHES_KEY } from '../recent/forget-searches';
import { readSearches, rememberSearch } from '../recent/recent-searches';
import { SearchForm } from '../search-form';
import { SearchSuggestions } from './search-suggestions';

const ADDRESS = '*/api/search-orchestration/v1/suggestions';
const requests = vi.fn();
const cancelled = vi.fn();
/** Mock responses wait for this promise. */
let answersGate: PromiseWithResolvers<void> | undefined;

/** Mock suggestions: two queries that begin with the typed text, a listing, a page and a product. */
const answerTo = (query: string): Suggestions => ({
  query,
  queries: query === '' ? ['джинсы', 'платье'] : [`${query} один`, `${query} два`],
  categories: query === '' ? [] : [{ path: 'zhenshchinam/palto', name: 'Пальто', parentName: 'Женщинам' }],
  pages: query === '' ? [] : [{ path: '/support/care#palto', name: 'Уход за пальто' }],
  products:
    query === ''
      ? []
      : [
          {
            productUrl: 'palto-bezhevoe',
            name: 'Пальто прямое',
            colourName: 'Бежевый',
            price: 1_749_000,
            priceBefore: 2_499_000,
            picture: {
              template: '/pictures/0/{width}.{format}',
              widths: [240],
              alt: 'Пальто',
              tint: '#e4e2dd',
            },
          },
        ],
});

beforeEach(() => {
  answersGate = undefined;
  requests.mockClear();
  cancelled.mockClear();
  server.use(
    http.get(ADDRESS, async ({ request }) => {
      const query = new URL(request.url).searchParams.get('q') ?? '';
      requests(query);
      request.signal.addEventListener('abort', () => cancelled(query));
      await answersGate?.promise;
      return HttpResponse.json(answerTo(query));
    }),
  );
});

const field = () => screen.getByRole<HTMLInputElement>('combobox');
const names = () => screen.queryAllByRole('option').map((option) => option.textContent);
const active = () => {
  const id = field().getAttribute('aria-activedescendant');
  const option = id === null ? null : document.getElementById(id);
  expect(screen.queryAllByRole('option', { selected: true })).toEqual(option ? [option] : []);
  return option?.textContent ?? null;
};
const path = (router: Awaited<ReturnType<typeof renderRouted>>['router']) =>
  decodeURIComponent(router.state.location.href).replaceAll('+', ' ');

async function typeAndWait(user: Awaited<ReturnType<typeof renderRouted>>['user'], text: string) {
  await user.type(field(), text);
  await screen.findByRole('option', { name: `${text} один` });
}

test('a letter typed while the suggestions render for the first time is used for the search', async () => {
  const input = document.createElement('input');
  input.value = 'п';
  document.body.append(input);
  input.focus();
  function TypesALetter() {
    useLayoutEffect(() => {
      input.value = 'па';
    }, []);
    return null;
  }
  await renderRouted(
    <>
      <SearchSuggestions field={input} place="layer" popular onAria={() => {}} onGo={() => {}} />
      <TypesALetter />
    </>,
  );
  await waitFor(() => expect(requests).toHaveBeenCalledWith('па'));
  input.remove();
});

test('the search field suggests queries, listings, pages and goods while the shopper types, and announces their number', async () => {
  const { user } = await renderRouted(<SearchForm />);
  expect(field().getAttribute('aria-expanded')).toBe('false');
  await typeAndWait(user, 'пал');
  expect(field().getAttribute('aria-expanded')).toBe('true');
  expect(field().getAttribute('aria-autocomplete')).toBe('list');
  const list = screen.getByRole('listbox', { name: 'Подсказки' });
  expect(field().getAttribute('aria-controls')).toBe(list.id);
  const groups = within(list).getAllByRole('group');
  expect(groups.map((group) => group.getAttribute('aria-label'))).toEqual([
    ...['Запросы', 'Разделы', 'Страницы', 'Товары'],
  ]);
  expect(names().slice(0, 2)).toEqual(['пал один', 'пал два']);
  expect(names()[4]).toMatch(/Пальто.прямое.*Бежевый.*17\s490\s₽.*24\s990\s₽/);
  await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/^5\sподсказок/));
});

test('the typed part of a suggestion is lighter than the rest', async () => {
  const { user } = await renderRouted(<SearchForm />);
  await typeAndWait(user, 'пал');
  const option = screen.getByRole('option', { name: 'пал один' });
  expect(option.querySelector('b')?.textContent).toBe(' один');
});

test('the request is sent after a pause in typing, not at every letter', async () => {
  const { user } = await renderRouted(<SearchForm />);
  await typeAndWait(user, 'пальто');
  expect(requests.mock.calls.filter(([query]) => query !== '')).toEqual([['пальто']]);
});

test('arrow keys move through the suggestions, Home and End go to the ends, and Enter opens one', async () => {
  const { user, router } = await renderRouted(<SearchForm />);
  await typeAndWait(user, 'пал');
  expect(active()).toBeNull();
  await user.keyboard('{ArrowDown}');
  expect(active()).toBe('пал один');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(active()).toBe('ПальтоЖенщинам');
  await user.keyboard('{End}');
  expect(active()).toMatch(/^Пальто.прямое/);
  await user.keyboard('{ArrowDown}');
  expect(active()).toBe('пал один');
  await user.keyboard('{ArrowUp}{Home}{ArrowDown}');
  expect(active()).toBe('пал два');
  expect(document.activeElement).toBe(field());
  expect(field().value).toBe('пал');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(path(router)).toBe('/search?q=пал два'));
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(field().value).toBe('пал два');
});

test('a suggested text page is opened, and not remembered as a search', async () => {
  const { user, router } = await renderRouted(<SearchForm />);
  await typeAndWait(user, 'пал');
  const [page] = within(screen.getByRole('group', { name: 'Страницы' })).getAllByRole('option');
  expect(page?.textContent).toBe('Уход за пальто');
  expect(page?.getAttribute('href')).toBe('/support/care#palto');
  await user.keyboard('{ArrowDown}'.repeat(4));
  expect(active()).toBe('Уход за пальто');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(path(router)).toBe('/support/care#palto'));
  expect(readSearches()).toEqual([]);
});

test('suggested listings and goods are opened, and not remembered as searches', async () => {
  const { user, router } = await renderRouted(<SearchForm />);
  await typeAndWait(user, 'пал');
  await user.keyboard('{ArrowUp}{Enter}');
  await waitFor(() => expect(path(router)).toBe('/product/palto-bezhevoe'));
  expect(readSearches()).toEqual([]);
});

test('typing or moving the caret deselects the selected suggestion', async () => {
  const { user } = await renderRouted(<SearchForm />);
  await typeAndWait(user, 'пал');
  await user.keyboard('{ArrowDown}');
  expect(active()).not.toBeNull();
  await user.keyboard('{ArrowLeft}');
  expect(active()).toBeNull();
  await user.keyboard('{ArrowDown}');
  await user.keyboard('ь');
  expect(active()).toBeNull();
});

test('if no suggestion is selected, Enter searches for the typed text', async () => {
  const { user, router } = await renderRouted(<SearchForm />);
  await typeAndWait(user, 'пал');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(path(router)).toBe('/search?q=пал'));
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(readSearches()).toEqual(['пал']);
});

test('Escape first closes the list; the next Escape has its usual effect', async () => {
  const around = vi.fn();
  window.addEventListener('keydown', around);
  const { user } = await renderRouted(<SearchForm />);
  await typeAndWait(user, 'пал');
  around.mockClear();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(field().getAttribute('aria-expanded')).toBe('false');
  expect(field().value).toBe('пал');
  expect(around).not.toHaveBeenCalled();
  await user.keyboard('{Escape}');
  expect(around).toHaveBeenCalledOnce();
  await user.keyboard('{ArrowDown}');
  expect(active()).toBe('пал один');
  window.removeEventListener('keydown', around);
});

test('Tab leaves the field and closes the list', async () => {
  const { user } = await renderRouted(
    <>
      <SearchForm />
      <a href="/next">Дальше</a>
    </>,
  );
  await typeAndWait(user, 'пал');
  await user.tab();
  await user.tab();
  await user.tab();
  expect(document.activeElement?.textContent).toBe('Дальше');
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
});

test('new text cancels the request for the previous text, and the old list stays until the next response', async () => {
  const { user } = await renderRouted(<SearchForm />);
  await typeAndWait(user, 'пал');
  answersGate = Promise.withResolvers();
  await user.keyboard('ь');
  await waitFor(() => expect(requests).toHaveBeenCalledWith('паль'));
  expect(names()[0]).toBe('пал один');
  await user.keyboard('т');
  await waitFor(() => expect(cancelled).toHaveBeenCalledWith('паль'));
  await waitFor(() => expect(requests).toHaveBeenCalledWith('пальт'));
  expect(names()[0]).toBe('пал один');
  answersGate.resolve();
  await screen.findByRole('option', { name: 'пальт один' });
});

test('typing the same text again fetches its suggestions only once', async () => {
  const { user } = await renderRouted(<SearchForm />);
  await typeAndWait(user, 'пал');
  await user.keyboard('ь');
  await screen.findByRole('option', { name: 'паль один' });
  await user.keyboard('{Backspace}');
  expect(await screen.findByRole('option', { name: 'пал один' })).toBeDefined();
  expect(requests.mock.calls.filter(([query]) => query === 'пал')).toHaveLength(1);
});

test('while the field is empty, recent searches are suggested, then popular ones', async () => {
  rememberSearch('юбка');
  rememberSearch('шарф');
  const { user } = await renderRouted(<SearchForm />);
  await user.click(field());
  await screen.findByRole('group', { name: 'Популярные запросы' });
  expect(names()).toEqual(['шарф', 'юбка', 'джинсы', 'платье']);
});

test('recent searches can be removed one by one, or all at once', async () => {
  for (const query of ['юбка', 'шарф', 'пальто']) rememberSearch(query);
  const { user } = await renderRouted(<SearchForm popular={false} />);
  await user.click(field());
  await user.click(await screen.findByRole('button', { name: 'Убрать запрос «шарф»' }));
  expect(names()).toEqual(['пальто', 'юбка']);
  expect(readSearches()).toEqual(['пальто', 'юбка']);
  expect(document.activeElement).toBe(field());
  expect(screen.getByRole('status').textContent).toBe('Запрос «шарф» убран');
  await user.click(
    within(screen.getByRole('list', { name: /Убрать из.недавних/ })).getByRole('button', {
      name: /^Очистить/,
    }),
  );
  expect(names()).toEqual([]);
  expect(localStorage.getItem(RECENT_SEARCHES_KEY)).toBeNull();
  expect(requests).not.toHaveBeenCalled();
});

test('a keyboard can remove recent searches: the focus moves between their buttons, and then back to the field', async () => {
  for (const query of ['шарф', 'пальто']) rememberSearch(query);
  const { user } = await renderRouted(<SearchForm popular={false} />);
  await user.click(field());
  const button = (query: string) => screen.findByRole('button', { name: `Убрать запрос «${query}»` });
  (await button('пальто')).focus();
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(await button('шарф'));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(field()));
  expect(readSearches()).toEqual([]);
});

test('recent searches are never sent to the server', async () => {
  rememberSearch('тайна');
  const { user } = await renderRouted(<SearchForm />);
  await typeAndWait(user, 'пал');
  expect(requests.mock.calls.flat().join()).not.toContain('тайна');
});

test('pressing a suggestion opens it and keeps the focus in the field', async () => {
  const { user, router } = await renderRouted(<SearchForm />);
  await typeAndWait(user, 'пал');
  await user.click(screen.getByRole('option', { name: 'пал два' }));
  await waitFor(() => expect(path(router)).toBe('/search?q=пал два'));
  expect(readSearches()).toEqual(['пал два']);
  expect(document.activeElement).toBe(field());
});

test('a failure to load suggestions is not shown, and the search still works', async () => {
  server.use(
    http.get(ADDRESS, ({ request }) => {
      requests(new URL(request.url).searchParams.get('q'));
      return new HttpResponse(null, { status: 503 });
    }),
  );
  const { user, router } = await renderRouted(<SearchForm />);
  await user.type(field(), 'пальто');
  await waitFor(() => expect(requests).toHaveBeenCalledWith('пальто'));
  await act(() => new Promise((answered) => setTimeout(answered)));
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(path(router)).toBe('/search?q=пальто'));
});

test('the clear button empties the field and shows the suggestions for an empty field', async () => {
  const { user } = await renderRouted(<SearchForm />);
  await typeAndWait(user, 'пал');
  await user.click(screen.getByRole('button', { name: 'Очистить' }));
  await screen.findByRole('option', { name: 'джинсы' });
  expect(document.activeElement).toBe(field());
});

test('text typed before the code of the suggestions loaded gets suggestions when it loads', async () => {
  const { user } = await renderRouted(<SearchForm />);
  const input = field();
  input.value = 'пал';
  await user.click(input);
  expect(await screen.findByRole('option', { name: 'пал один' })).toBeDefined();
});
