import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderRouted } from '@/testing/render-routed';
import { MenuDrawer } from './menu-drawer';

test('campaigns of a department are below its categories, unless a row already links to them', async () => {
  const onClose = vi.fn();
  const { user } = await renderRouted(<MenuDrawer open onClose={onClose} signedIn={false} pathname="/" />);
  const women = within(await screen.findByRole('tabpanel', { name: 'Женщинам' }));
  expect(women.getAllByRole('link', { name: 'Новинки' })).toHaveLength(1);
  const outfit = women.getByRole('link', { name: 'Образ целиком' });
  expect(outfit.getAttribute('href')).toBe('/kollektsiya/zimniy-gorod#obraz');
  await user.click(screen.getByRole('tab', { name: 'Мужчинам' }));
  const men = within(screen.getByRole('tabpanel', { name: 'Мужчинам' }));
  expect(men.queryByRole('link', { name: 'Образ целиком' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Журнал' })).toBeDefined();
  await user.click(screen.getByRole('tab', { name: 'Женщинам' }));
  await user.click(screen.getByRole('link', { name: 'Образ целиком' }));
  expect(onClose).toHaveBeenCalled();
});
