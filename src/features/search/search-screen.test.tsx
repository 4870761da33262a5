import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderRouted } from '@/testing/render-routed';
import { words } from '@/testing/words';
import { SearchScreen } from './search-screen';

type Props = Parameters<typeof SearchScreen>[0];

const FOUND: Props['found'] = { count: <p>9 товаров</p>, body: <p>Пальто из шерсти</p> };
const show = (props: Partial<Props>) =>
  renderRouted(
    <SearchScreen
      query="пальто"
      shownQuery={null}
      understood={[]}
      unmet={[]}
      similar={null}
      banner={null}
      found={FOUND}
      alternatives={null}
      fallback={<p>Новинки</p>}
      {...props}
    />,
    `/search?${new URLSearchParams({ q: props.query ?? 'пальто' })}`,
  );

const heading = () => screen.getByRole('heading', { level: 1 });
const field = () => screen.getByRole<HTMLInputElement>('combobox');

test('results are shown under a heading with the query, and with their number', async () => {
  await show({});
  expect(heading().textContent).toBe('Пальто');
  expect(screen.getByText('9 товаров')).toBeDefined();
  expect(screen.getByText('Пальто из шерсти')).toBeDefined();
  expect(screen.queryByText('Новинки')).toBeNull();
  expect(field().value).toBe('пальто');
});

test('if only a corrected query finds goods, the page names it', async () => {
  await show({ query: 'gfkmnj', shownQuery: 'пальто' });
  expect(heading().textContent).toMatch(words('Показаны результаты по запросу «пальто»'));
  expect(screen.getByText(words('По запросу «gfkmnj» ничего не найдено'))).toBeDefined();
  expect(field().value).toBe('gfkmnj');
});

test('similar goods have a heading of their own, which names the parts of the query that they do not fulfil', async () => {
  await show({
    query: 'платье фуксия в пол nike',
    shownQuery: 'платье фуксия в пол',
    unmet: [
      { words: 'nike', how: 'ignored', shown: null },
      { words: 'фуксия', how: 'widened', shown: 'Розовый' },
      { words: 'в пол', how: 'mentioned', shown: null },
    ],
  });
  expect(heading().textContent).toMatch(words('По запросу «платье фуксия в пол nike» точных совпадений нет'));
  expect(screen.getByText(words('Не нашли и не учли: «nike»'))).toBeDefined();
  expect(screen.getByText(words('Вместо «фуксия» показываем: розовый'))).toBeDefined();
  expect(
    screen.getByText(
      words('Слова «в пол» или близкие к ним есть только в описаниях: такие товары стоят первыми'),
    ),
  ).toBeDefined();
  const near = screen.getByRole('heading', { level: 2, name: 'Ближайшее' });
  expect(near.compareDocumentPosition(screen.getByText('Пальто из шерсти'))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
  expect(screen.queryByText(/ничего не/)).toBeNull();
});

test('the heading of similar goods names the corrected query', async () => {
  await show({
    query: 'платье леопардовое',
    shownQuery: 'платье',
    unmet: [{ words: 'леопардовое', how: 'ignored', shown: null }],
  });
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Ближайшее: платье');
});

test('the retailer’s banner for a query is above the goods', async () => {
  await show({
    banner: { text: 'Пальто до −30 %', link: { label: 'Вся распродажа', path: '/rasprodazha' } },
  });
  const heading = screen.getByText('Пальто до −30 %', { exact: false });
  expect(heading.compareDocumentPosition(screen.getByText('Пальто из шерсти'))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
  expect(screen.getByRole('link', { name: 'Вся распродажа' }).getAttribute('href')).toBe('/rasprodazha');
});

test('if a search finds only a few goods, similar goods follow', async () => {
  await show({ similar: <p>Похожие товары</p> });
  expect(heading().textContent).toBe('Пальто');
  const near = screen.getByText('Похожие товары');
  expect(screen.getByText('Пальто из шерсти').compareDocumentPosition(near)).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
});

test('parts of the query that were understood as filters can be removed one by one', async () => {
  await show({ understood: [{ name: 'до 5 000 ₽', href: '/search?q=a' }] });
  const parts = screen.getByRole('list', { name: words('Учли в запросе') });
  const part = within(parts).getByRole('link', { name: 'Убрать из запроса: до 5 000 ₽' });
  expect(part.getAttribute('href')).toBe('/search?q=a');
});

test('if no goods match a query but text pages answer it, the page links to them', async () => {
  await show({
    query: 'доставка',
    found: null,
    alternatives: {
      queries: [],
      alike: false,
      categories: [],
      pages: [{ name: 'Сроки доставки', href: '/support/shipping#sroki' }],
    },
  });
  expect(heading().textContent).toMatch(words('Товаров по запросу «доставка» нет'));
  expect(screen.getByText(words('Об этом рассказывают страницы магазина'))).toBeDefined();
  expect(screen.queryByText(/Проверьте написание/)).toBeNull();
  expect(screen.getByRole('navigation', { name: words('Найдено в разделах магазина') })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Сроки доставки' }).getAttribute('href')).toBe(
    '/support/shipping#sroki',
  );
});

test('a search without results links to other searches, categories and goods', async () => {
  await show({
    query: 'щщщ',
    found: null,
    alternatives: {
      queries: ['щётка'],
      alike: true,
      categories: [{ path: 'obuv', name: 'Обувь' }],
      pages: [],
    },
  });
  expect(heading().textContent).toMatch(words('По запросу «щщщ» ничего не найдено'));
  expect(screen.getByText('Проверьте написание или попробуйте более общий запрос')).toBeDefined();
  const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(screen.getByRole('navigation', { name: 'Похожие запросы' })).toBeDefined();
  expect(decodeURIComponent(link('щётка') ?? '')).toBe('/search?q=щётка');
  expect(link('Обувь')).toBe('/obuv');
  expect(screen.getByText('Новинки')).toBeDefined();
});

test('an empty query shows a page without an error', async () => {
  await show({
    query: '',
    found: null,
    alternatives: { queries: ['джинсы'], alike: false, categories: [], pages: [] },
  });
  expect(heading().textContent).toBe('Поиск');
  expect(screen.getByRole('navigation', { name: 'Популярные запросы' })).toBeDefined();
  expect(screen.queryByText(/Проверьте написание/)).toBeNull();
});

test.each(['👗', '<script>', "' OR 1=1", '%', '\\d+'])(
  'the query %s is displayed unchanged',
  async (query) => {
    await show({ query });
    expect(heading().textContent).toBe(query);
  },
);

test('the field shows the query in the URL, even while the page of the next search is loading', async () => {
  const { user, router } = await show({});
  await user.clear(field());
  await user.type(field(), 'юбка');
  await user.keyboard('{Enter}');
  await vi.waitFor(() => expect(router.state.location.search).toEqual({ q: 'юбка' }));
  router.history.back();
  await vi.waitFor(() => expect(field().value).toBe('пальто'));
});
