import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { getListing, type ProductCard } from '@/lib/api';
import { renderPage } from '@/testing/render-page';
import { server } from '../../../../tests/component-shop';
import { toCardData } from './card-data';
import { useCardSizes } from './use-card-sizes';

const requests = vi.fn();
let answers: boolean;
let cards: ProductCard[];

beforeEach(async () => {
  const { items } = await getListing({ path: 'zhenshchinam' });
  cards = items.slice(0, 2);
  answers = true;
  requests.mockClear();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  server.use(
    http.get('*/api/catalog-orchestration/v1/products', ({ request }) => {
      requests(new URL(request.url).searchParams.get('urls')?.split(','));
      return answers ? HttpResponse.json({ items: cards }) : new HttpResponse(null, { status: 503 });
    }),
  );
});

function Part() {
  const listed = cards.map(toCardData);
  const { known, want, ask } = useCardSizes(listed);
  const [first] = listed;
  return (
    <>
      <button type="button" onPointerEnter={want} onClick={() => void (first && ask(first))}>
        {listed.map((card) => known.of(card)?.length ?? '?').join(' ')}
      </button>
      {known.failed && <p>не вышло</p>}
    </>
  );
}

test('when one card is hovered, the sizes of all cards load with one request', async () => {
  const { user } = renderPage(<Part />);
  const button = screen.getByRole('button', { name: '? ?' });
  expect(requests).not.toHaveBeenCalled();
  await user.hover(button);
  await waitFor(() => expect(button.textContent).toBe(cards.map(({ sizes }) => sizes.length).join(' ')));
  await user.unhover(button);
  await user.hover(button);
  await user.click(button);
  expect(requests.mock.calls).toEqual([[cards.map(({ productUrl }) => productUrl)]]);
});

test('sizes that fail to load are reported, and load again when the next card is hovered', async () => {
  answers = false;
  const { user } = renderPage(<Part />);
  const button = screen.getByRole('button', { name: '? ?' });
  await user.hover(button);
  await screen.findByText('не вышло');
  answers = true;
  await user.unhover(button);
  await user.hover(button);
  await waitFor(() => expect(screen.queryByText('не вышло')).toBeNull());
  expect(button.textContent).not.toContain('?');
  expect(requests).toHaveBeenCalledTimes(2);
});
