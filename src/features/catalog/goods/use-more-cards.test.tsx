import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ApiError, type ProductCard } from '@/lib/api';
import { listingHref } from '@/shop/addresses/paths';
import { renderRouted } from '@/testing/render-routed';
import type { ListedGoods } from '../cards/listed-goods';
import { writeListingSearch } from '../choice/listing-search';
import type { Place } from '../choice/place';
import { useMoreCards } from './use-more-cards';

const load = vi.fn<Place['load']>();
const PLACE: Place = {
  page: '/zhenshchinam',
  hrefOf: (asked) => listingHref('zhenshchinam', writeListingSearch(asked)),
  load,
  count: () => Promise.reject(new Error('Not asked for')),
};
const GOODS = { choice: {}, sort: 'popular', page: 1, pageSize: 24, totalItems: 240 } as ListedGoods;

function Part({ totalItems = GOODS.totalItems }: { totalItems?: number }) {
  const { cards, lastPage, busy, error, append } = useMoreCards(PLACE, { ...GOODS, totalItems });
  return (
    <button type="button" aria-busy={busy} onClick={() => void append()}>
      {[...cards.map(({ productUrl }) => productUrl), lastPage, error].join(' ').trim()}
    </button>
  );
}

const button = () => screen.getByRole('button');
const answerWith = (productUrl: string) =>
  load.mockResolvedValueOnce({ items: [{ productUrl } as ProductCard] });

async function show(totalItems?: number) {
  load.mockReset();
  const page = await renderRouted(<Part {...(totalItems && { totalItems })} />, '/zhenshchinam');
  const press = async (until: string) => {
    await page.user.click(button());
    await waitFor(() => expect(button().textContent).toBe(until));
  };
  return { ...page, press };
}

test('further goods stand below for this visit: they are there on the way back, and not in a new visit', async () => {
  const { router, press } = await show();
  expect(load).not.toHaveBeenCalled();
  answerWith('a');
  await press('a 2');
  answerWith('b');
  await press('a b 3');
  expect(load.mock.calls.map(([{ page }]) => page)).toEqual([2, 3]);

  await act(() => router.navigate({ href: '/product/a' }));
  await act(() => router.navigate({ href: '/zhenshchinam' }));
  await waitFor(() => expect(button().textContent).toBe('1'));
  act(() => router.history.go(-2));
  await waitFor(() => expect(button().textContent).toBe('a b 3'));
  expect(load).toHaveBeenCalledTimes(2);
});

test('a page that fails leaves the goods above it and is asked for again', async () => {
  const { press } = await show();
  answerWith('a');
  await press('a 2');
  load.mockRejectedValueOnce(
    new ApiError({ kind: 'server', status: 503, message: 'Чуть позже', requestId: 'r' }),
  );
  await press('a 2 Чуть позже');
  expect(button().getAttribute('aria-busy')).toBe('false');
  answerWith('b');
  await press('a b 3');
  expect(load.mock.calls.map(([{ page }]) => page)).toEqual([2, 3, 3]);
});

test('the last few goods come with the page before them', async () => {
  const { press } = await show(24 + 24 + 8);
  answerWith('a');
  answerWith('b');
  await press('a b 3');
  expect(load.mock.calls.map(([{ page }]) => page)).toEqual([2, 3]);
});

test('more than a few are a page of their own', async () => {
  const { press } = await show(24 + 24 + 9);
  answerWith('a');
  await press('a 2');
  expect(load).toHaveBeenCalledOnce();
});
