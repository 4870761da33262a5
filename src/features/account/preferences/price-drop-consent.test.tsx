import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { getMyConsents, login } from '@/lib/api';
import { renderPage } from '@/testing/render-page';
import { failWith } from '../../../../tests/component-shop';
import { PriceDropConsent } from './price-drop-consent';

beforeEach(async () => {
  await login({ login: 'anna@example.ru', password: 'lipovyy-chay-1986' });
});

const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /^Сообщать о\sснижении цены/ });
const holding = async () =>
  (await getMyConsents()).items.filter((item) => item.purpose === 'price-drops' && !item.withdrawnAt);

async function show() {
  const page = renderPage(<PriceDropConsent email="anna@example.ru" />);
  await waitFor(() => expect(box().disabled).toBe(false));
  return page;
}

test('the checkbox is unchecked at first; checking it gives the consent, and unchecking it withdraws the consent (§3.4.2)', async () => {
  const { user } = await show();
  expect(box().checked).toBe(false);
  await user.click(box());
  await waitFor(async () => expect(await holding()).toHaveLength(1));
  expect(box().checked).toBe(true);
  expect(await screen.findByText(/^Сообщим о\sснижении цены$/)).toBeDefined();
  await user.click(box());
  await waitFor(async () => expect(await holding()).toEqual([]));
  expect(box().checked).toBe(false);
});

test('the checkbox shows its new state as soon as it is pressed, before the request is sent', async () => {
  await show();
  for (const ticked of [true, false]) {
    // Clicks without act(), which would run pending updates before the assertion; a browser does not.
    box().click();
    expect(box().checked).toBe(ticked);
    await waitFor(async () => expect(await holding()).toHaveLength(ticked ? 1 : 0));
    await waitFor(() => expect(box().getAttribute('aria-busy')).toBeNull());
    expect(box().checked).toBe(ticked);
  }
});

test('if the shop refuses the change, the checkbox is reset and the reason is shown', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { user } = await show();
  failWith('answerConsents:network');
  await user.click(box());
  expect((await screen.findByRole('alert')).textContent).toMatch(/Нет соединения с\sинтернетом/);
  expect(box().checked).toBe(false);
});

test('without an email address, a link to the page for adding one replaces the checkbox', () => {
  renderPage(<PriceDropConsent email="" />);
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.getByRole('link', { name: 'личных данных' }).getAttribute('href')).toBe('/myprofile');
});
