import { isNotFound } from '@tanstack/react-router';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { getContentPage, getStores } from '@/lib/api';
import { server } from '../../../tests/component-shop';
import { loadEditorial, loadJournal } from './load-editorial';

test('if the journal has no pages, its list is not found', async () => {
  expect(await loadJournal()).toHaveLength(1);
  server.use(http.get('*/api/content-orchestration/v1/journal', () => HttpResponse.json({ pieces: [] })));
  const thrown = await loadJournal().catch((error: unknown) => error);
  expect(isNotFound(thrown)).toBe(true);
});

test('a page that links to the stores page shows one store with a picture for each city', async () => {
  const page = await getContentPage('support', 'shipping');
  const { items } = await getStores({});
  const [store] = items;
  if (!store) throw new Error('There is no store.');
  const picture = {
    template: '/p-{width}.{format}',
    widths: [960],
    width: 1280,
    height: 853,
    alt: '',
    tint: '#e4e2dd',
  };
  const stores = [
    { ...store, code: 'bare', cityCode: 'a', pictures: [] },
    { ...store, code: 'first', cityCode: 'a', pictures: [picture] },
    { ...store, code: 'second', cityCode: 'a', pictures: [picture] },
    ...['b', 'c', 'd', 'e'].map((cityCode) => ({
      ...store,
      code: `in-${cityCode}`,
      cityCode,
      pictures: [picture],
    })),
  ];
  const answer = (blocks: unknown[]) =>
    server.use(
      http.get('*/api/store-orchestration/v1/stores', () => HttpResponse.json({ items: stores })),
      http.get('*/api/content-orchestration/v1/pages/about/brand', () =>
        HttpResponse.json({ ...page, blocks }),
      ),
    );
  const codes = async () => (await loadEditorial('about', 'brand')).portraits.map(({ code }) => code);
  answer([{ kind: 'links', links: [{ label: 'Магазины', path: '/stores' }] }]);
  expect(await codes()).toEqual(['first', 'in-b', 'in-c', 'in-d']);
  answer([{ kind: 'links', links: [{ label: 'Журнал', path: '/journal' }] }]);
  expect(await codes()).toEqual([]);
});
