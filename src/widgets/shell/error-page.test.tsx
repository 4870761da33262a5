import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderRouted } from '@/testing/render-routed';
import { ErrorPage } from './error-page';

afterEach(() => vi.restoreAllMocks());

const show = (isOnline: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  return renderRouted(<ErrorPage error={new Error('no chunk')} reset={() => {}} />);
};

test('if the network is down, the error page has a picture of an empty hanger', async () => {
  await show(false);
  const hanger = screen.getByRole('heading', { name: 'Нет соединения' }).previousElementSibling;
  expect(hanger?.className).toContain('hanger-mark');
  expect(hanger?.getAttribute('aria-hidden')).toBe('true');
});

test('if the network works, the error page has no picture', async () => {
  await show(true);
  expect(screen.getByRole('heading', { level: 1 }).previousElementSibling).toBeNull();
});
