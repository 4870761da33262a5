import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getStore } from '@/lib/api';
import { InRouter } from '@/testing/in-router';
import { StorePortraits } from './store-portraits';

test('each picture names the city of its store and links to the store; without pictures there is no heading', async () => {
  const {
    pictures: [picture],
    ...store
  } = await getStore('moskva-kuznetskiy-most');
  if (!picture) throw new Error('The store has no picture.');
  const { rerender } = render(<StorePortraits stores={[{ ...store, picture }]} />, { wrapper: InRouter });
  const item = within(screen.getByRole('listitem'));
  expect(item.getByRole('link', { name: store.name }).getAttribute('href')).toBe(`/stores/${store.code}`);
  expect(screen.getByRole('listitem').textContent).toBe(`${store.name}${store.cityName}, ${store.address}`);
  rerender(<StorePortraits stores={[]} />);
  expect(screen.queryByRole('heading')).toBeNull();
});
