import { cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { InRouter } from '@/testing/in-router';
import { words } from '@/testing/words';
import { MoreRows } from './more-rows';

const rows = (totalItems: number, page = 1) => (
  <MoreRows
    list={{ page, size: 24, totalItems }}
    shown={Math.min(24, totalItems)}
    of="товаров"
    links="a"
    more={{ lastPage: page, busy: false, error: undefined, append: () => {} }}
    hrefOf={(number) => (number > 1 ? `/zhenshchinam?page=${number}` : '/zhenshchinam')}
  />
);

test('a list with several pages shows the number of its rows and a link to the next page', () => {
  render(rows(1030), { wrapper: InRouter });
  expect(screen.getByRole('status').textContent).toMatch(words('Показано 24 из 1 030'));
  screen.getByRole('progressbar', { name: 'Показано товаров' });
  expect(screen.getByRole('link', { name: 'Показать ещё' }).getAttribute('href')).toBe(
    '/zhenshchinam?page=2',
  );
});

test('with scripts the list has no page numbers, only a link to the next page, and from page 2 on also to the first', () => {
  render(rows(60), { wrapper: InRouter });
  expect(screen.queryByRole('navigation', { name: 'Страницы' })).toBeNull();
  expect(screen.queryByRole('link', { name: words('К началу списка') })).toBeNull();
  cleanup();
  render(rows(60, 2), { wrapper: InRouter });
  expect(screen.getByRole('link', { name: words('К началу списка') }).getAttribute('href')).toBe(
    '/zhenshchinam',
  );
});

test('without scripts, page numbers link to every page', () => {
  expect(renderToString(<InRouter>{rows(60)}</InRouter>)).toContain('aria-label="Страница 3"');
});

test('a list with one page shows neither the number of rows nor links', () => {
  render(rows(3), { wrapper: InRouter });
  expect(screen.queryByRole('status')).toBeNull();
  expect(screen.queryByRole('progressbar')).toBeNull();
});
