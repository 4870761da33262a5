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

test('goods with a single size do not name it', async () => {
  show('Единый', true);
  await screen.findByRole('button', { name: /^Добавить в.корзину/ });
  expect(screen.queryByText(/Единый/)).toBeNull();
});

test('sold-out goods with a single size are called sold out, without the size', async () => {
  show('Единый', false);
  expect(await screen.findByText('Закончилось')).toBeDefined();
  expect(screen.queryByText(/Единый/)).toBeNull();
});
