import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import { getRouter } from './router';

test('the page for addresses that lead nowhere is fetched when it is wanted, without a complaint of React', async () => {
  const complain = vi.spyOn(console, 'error');
  const NotFoundPage = getRouter().options.defaultNotFoundComponent;
  if (!NotFoundPage) throw new Error('The router has no page for missing addresses');
  render(
    <Suspense>
      <NotFoundPage isNotFound routeId="__root__" />
    </Suspense>,
  );
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toMatch(/Страница не\sнайдена/);
  expect(complain).not.toHaveBeenCalled();
});
