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

test('a list of several pages shows the number of rows, and a link to the next page', () => {
  render(rows(1030), { wrapper: InRouter });
  expect(screen.getByRole('status').textContent).toMatch(words('Показано 24 из 1 030'));
  screen.getByRole('progressbar', { name: 'Показано товаров' });
  expect(screen.getByRole('link', { name: 'Показать ещё' }).getAttribute('href')).toBe(
    '/zhenshchinam?page=2',
  );
});

test('with scripts there is only the link to the next page; a later page also links to the first', () => {
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

test('a list of one page shows no number', () => {
  render(rows(3), { wrapper: InRouter });
  expect(screen.queryByRole('status')).toBeNull();
  expect(screen.queryByRole('progressbar')).toBeNull();
});
