import { cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderRouted } from '@/testing/render-routed';
import { words } from '@/testing/words';
import { ServiceLine } from './service-line';

test('the service line promises free delivery from the configured sum; without that setting it promises nothing', async () => {
  await renderRouted(<ServiceLine freeFrom={700_000} />);
  expect(screen.getByRole('link', { name: words('Бесплатная доставка от 7 000 ₽') })).toBeDefined();
  cleanup();
  await renderRouted(<ServiceLine freeFrom={0} />);
  expect(screen.getByRole('link', { name: words('Бесплатная доставка') })).toBeDefined();
  cleanup();
  await renderRouted(<ServiceLine freeFrom={null} />);
  expect(screen.queryByRole('link', { name: /Бесплатная/ })).toBeNull();
});
