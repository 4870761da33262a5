import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '@/testing/render-page';
import { SavedSizeNote } from './saved-size-note';

const show = (size: string, inStock: boolean) =>
  renderPage(
    <SavedSizeNote
      saved={{ articleId: 'a', size, sizeChosen: true, inStock, priceDrop: null }}
      name="Сумка-шопер"
      cart={{ add: async () => undefined, added: () => {} }}
      onInStock={() => {}}
    />,
  );

test('goods of one size name no size', async () => {
  show('Единый', true);
  await screen.findByRole('button', { name: /^Добавить в.корзину/ });
  expect(screen.queryByText(/Единый/)).toBeNull();
});

test('sold-out goods of one size say so without the size', async () => {
  show('Единый', false);
  expect(await screen.findByText('Закончилось')).toBeDefined();
  expect(screen.queryByText(/Единый/)).toBeNull();
});
