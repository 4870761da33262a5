import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { type ContentPage, createQueryClient, getContentPage, searchContent } from '@/lib/api';
import { InRouter } from '@/testing/in-router';
import { ContentPageScreen } from './content-page-screen';

const renderAlone = (screenOfPage: ReactNode) =>
  render(<QueryClientProvider client={createQueryClient()}>{screenOfPage}</QueryClientProvider>, {
    wrapper: InRouter,
  });

const show = async (changes: Partial<ContentPage> = {}) => {
  renderAlone(<ContentPageScreen page={{ ...(await getContentPage('support', 'shipping')), ...changes }} />);
};

test('a content page shows its text under one h1, with an h2 for each section', async () => {
  await show();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Доставка');
  const sections = within(screen.getByRole('article')).getAllByRole('heading', { level: 2 });
  expect(sections.map(({ textContent }) => textContent)).toEqual([
    'Примерка',
    'Как получить заказ',
    'Если планы изменились',
  ]);
  expect(within(screen.getByRole('article')).getAllByRole('listitem').length).toBeGreaterThan(4);
});

test('a table names its rows and columns, and a keyboard can scroll it', async () => {
  await show();
  const table = screen.getByRole('table', { name: 'Способы получения' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Способ', 'Срок', 'Стоимость']);
  const row = within(table).getByRole('row', { name: /^Пункт выдачи/ });
  expect(within(row).getByRole('rowheader').textContent).toBe('Пункт выдачи');
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['от\u00a0двух дней', 'от\u00a0290\u00a0₽']);
  expect(screen.getByRole('region', { name: 'Способы получения' }).tabIndex).toBe(0);
});

test('only ordered lists are numbered', async () => {
  await show({
    blocks: [
      { kind: 'list', isOrdered: true, items: ['Упакуйте вещи.'] },
      { kind: 'list', isOrdered: false, items: ['Вещь не носили.'] },
    ],
  });
  expect(screen.getByText('Упакуйте вещи.').closest('ol')).not.toBeNull();
  expect(screen.getByText('Вещь не носили.').closest('ol')).toBeNull();
});

test('a page links to the other pages of its kind', async () => {
  await show();
  const siblings = screen.getByRole('navigation', { name: 'Покупателям' });
  expect(
    within(siblings)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/support/refunds', '/support/general-info']);
});

test('if a page is the only one of its kind, there is no list of other pages', async () => {
  await show({ kind: 'guide', siblings: [] });
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('a legal text shows its date', async () => {
  await show({ kind: 'policy' });
  expect(screen.getByText('16.11.2026').getAttribute('datetime')).toBe('2026-11-16');
});

test('an advice page shows no date', async () => {
  await show();
  expect(screen.queryByText(/Редакция/)).toBeNull();
});

test('a long page begins with a table of contents, a short one does not (§2.2.3)', async () => {
  await show();
  expect(screen.queryByRole('navigation', { name: /^На\sэтой/ })).toBeNull();
  cleanup();
  const texts = ['Раз', 'Два', 'Три', 'Раз'];
  await show({
    blocks: texts.flatMap((text) => [
      { kind: 'heading', text },
      { kind: 'paragraph', text: 'Слова.' },
    ]),
  });
  const [folded, beside] = screen.getAllByRole('navigation', { name: /^На\sэтой/, hidden: true });
  for (const contents of [folded, beside]) {
    const links = within(contents as HTMLElement).getAllByRole('link', { hidden: true });
    const anchors = links.map((link) => link.getAttribute('href')?.slice(1) ?? '');
    expect(anchors).toEqual(['raz', 'dva', 'tri', 'raz--2']);
    for (const anchor of anchors) expect(document.getElementById(anchor)?.tagName).toBe('H2');
  }
});

test('results of the help search replace the text of the page', async () => {
  await show({ kind: 'guide' });
  expect(screen.queryByRole('search')).toBeNull();
  cleanup();
  const page = await getContentPage('support', 'shipping');
  const matches = await searchContent({ q: 'примерка' });
  renderAlone(<ContentPageScreen page={page} matches={matches} />);
  const field = screen.getByRole<HTMLInputElement>('searchbox');
  expect([field.value, field.form?.getAttribute('action')]).toEqual(['примерка', '/support/general-info']);
  expect(screen.getByRole('link', { name: 'Примерка' }).getAttribute('href')).toBe(
    '/support/shipping#primerka',
  );
  expect(screen.getByRole('status').textContent).toMatch(/1\sответ/);
  cleanup();
  renderAlone(<ContentPageScreen page={page} matches={{ query: 'марс', items: [] }} />);
  expect(screen.getByRole('status').textContent).toMatch(/ничего нет/);
  expect(screen.getByRole('link', { name: 'Написать нам' })).toBeDefined();
});
