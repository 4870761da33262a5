import { QueryClientProvider } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ApiError } from '@/lib/api';
import { renderPage } from '@/testing/render-page';
import { useMorePages } from './use-more-pages';

const load = vi.fn<(page: number) => Promise<string>>();

function Part({ totalItems, visit }: { totalItems: number; visit: string }) {
  const list = { href: '/zhenshchinam', visit, page: 1, size: 24, totalItems };
  const { answers, lastPage, busy, error, append } = useMorePages(list, (page) => ({
    queryKey: ['page', visit, page],
    queryFn: () => load(page),
    staleTime: Number.POSITIVE_INFINITY,
  }));
  return (
    <button type="button" aria-busy={busy} onClick={append}>
      {[...answers, lastPage, error].join(' ').trim()}
    </button>
  );
}

const button = () => screen.getByRole('button');
const says = (text: string) => waitFor(() => expect(button().textContent).toBe(text));
const requests = () => load.mock.calls.map(([page]) => page);

function show(totalItems = 240) {
  load.mockReset().mockImplementation(async (page) => `p${page}`);
  const { user, client, rerender } = renderPage(<Part totalItems={totalItems} visit="first" />);
  return {
    client,
    async press(until: string) {
      await user.click(button());
      await says(until);
    },
    visit: (visit: string) =>
      rerender(
        <QueryClientProvider client={client}>
          <Part totalItems={totalItems} visit={visit} />
        </QueryClientProvider>,
      ),
  };
}

test('appended pages are still there when the shopper goes back to the list, but not in a new visit', async () => {
  const { press, visit } = show();
  expect(load).not.toHaveBeenCalled();
  await press('p2 2');
  await press('p2 p3 3');
  visit('second');
  await says('1');
  visit('first');
  await says('p2 p3 3');
  expect(requests()).toEqual([2, 3]);
});

test('if a page fails to load, the rows above it stay, and the page can be loaded again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { press } = show();
  await press('p2 2');
  load.mockRejectedValueOnce(
    new ApiError({ kind: 'server', status: 503, message: 'Чуть позже', requestId: 'r' }),
  );
  await press('p2 2 Чуть позже');
  expect(button().getAttribute('aria-busy')).toBe('false');
  await press('p2 p3 3');
  expect(requests()).toEqual([2, 3, 3]);
});

test('a last page with few rows is appended with the page before it, and not before that page has loaded', async () => {
  const { press } = show(24 + 24 + 8);
  let answer = (_: string) => {};
  load.mockReturnValueOnce(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  await press('1');
  await waitFor(() => expect(requests()).toEqual([2, 3]));
  expect(button().textContent).toBe('1');
  act(() => answer('p2'));
  await says('p2 p3 3');
});

test('a last page with more than a third of the rows of a full page is appended on its own', async () => {
  const { press } = show(24 + 24 + 9);
  await press('p2 2');
  expect(requests()).toEqual([2]);
});

test('after a change of the list, all visible pages are loaded again', async () => {
  const { press, client } = show();
  await press('p2 2');
  load.mockResolvedValueOnce('other');
  await act(() => client.invalidateQueries({ queryKey: ['page'] }));
  await says('other 2');
});
