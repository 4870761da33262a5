import { type QueryClient, QueryClientProvider, queryOptions } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { Suspense, use } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { createQueryClient } from '../api';
import { dehydrateQueries, hydrateQueries, useKnownQuery } from './known-query';
import { ensureFresh, forgetQueries, setQuery } from './query-reads';

const query = queryOptions({ queryKey: ['thing', 1], queryFn: async () => 'unused' });

function Part() {
  return <p>{useKnownQuery(query) ?? 'unknown'}</p>;
}

const inside = (client: QueryClient, part: React.ReactNode) => (
  <QueryClientProvider client={client}>{part}</QueryClientProvider>
);

test('useKnownQuery returns cached data, follows its changes, and does not fetch', () => {
  const client = createQueryClient();
  render(inside(client, <Part />));
  expect(screen.getByText('unknown')).toBeDefined();
  act(() => setQuery(client, query, 'known'));
  expect(screen.getByText('known')).toBeDefined();
  act(() => forgetQueries(client, query));
  expect(screen.getByText('unknown')).toBeDefined();
  expect(client.isFetching()).toBe(0);
});

test('a component that hydrates late first gets the data with which its HTML was rendered', async () => {
  const server = createQueryClient();
  setQuery(server, query, 'of the page');
  const client = createQueryClient();
  hydrateQueries(client, JSON.parse(JSON.stringify(dehydrateQueries(server))));
  const arrived = Promise.withResolvers<void>();
  function Late() {
    use(arrived.promise);
    return <Part />;
  }
  const page = document.createElement('div');
  page.innerHTML = '<!--$--><p>of the page</p><!--/$-->';
  const complaints: unknown[] = [];
  await act(async () => {
    hydrateRoot(
      page,
      inside(
        client,
        <Suspense>
          <Late />
        </Suspense>,
      ),
      { onRecoverableError: (error) => complaints.push(error) },
    );
  });
  setQuery(client, query, 'newer');
  await act(async () => arrived.resolve());
  expect(complaints).toEqual([]);
  expect(page.textContent).toBe('newer');
});

test('on a public page, a component that hydrates late first gets no data, because its HTML has none', async () => {
  const client = createQueryClient();
  hydrateQueries(client, dehydrateQueries(createQueryClient()));
  setQuery(client, query, 'learned since');
  const page = document.createElement('div');
  page.innerHTML = '<p>unknown</p>';
  const complaints: unknown[] = [];
  await act(async () => {
    hydrateRoot(page, inside(client, <Part />), {
      onRecoverableError: (error) => complaints.push(error),
    });
  });
  expect(complaints).toEqual([]);
  expect(page.textContent).toBe('learned since');
});

test('data that came with the page is fresh even if the server’s clock is slow', async () => {
  const server = createQueryClient();
  server.setQueryData(query.queryKey, 'of the page', { updatedAt: Date.now() - 3_600_000 });
  const client = createQueryClient();
  hydrateQueries(client, dehydrateQueries(server));
  expect(await ensureFresh(client, query)).toBe('of the page');
});

test('neither an empty cache nor failed queries are sent with the page', async () => {
  const client = createQueryClient();
  expect(dehydrateQueries(client)).toBeUndefined();
  const failing = { queryKey: ['other'], queryFn: () => Promise.reject(new Error('no')) };
  await ensureFresh(client, failing).catch(() => undefined);
  expect(dehydrateQueries(client)).toBeUndefined();
});
