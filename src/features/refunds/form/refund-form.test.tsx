// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import type { RefundPatch } from '@/lib/api';
import { renderPage } from '@/testing/render-page';
import { words } from '@/testing/words';
import { server } from '../../../../tests/component-shop';
import { REFUNDS, testDraft, testOffer } from '../testing';
import { RefundForm } from './refund-form';

/** Renders an empty refund form, and records the drafts that it saves. */
function show(offer = testOffer(), posted?: Parameters<typeof RefundForm>[0]['posted']) {
  const stored: RefundPatch[] = [];
  const draft = testDraft({ lines: [], way: null, payout: null, sum: 0 });
  server.use(
    http.patch(`${REFUNDS}/:id`, async ({ request }) => {
      stored.push((await request.json()) as RefundPatch);
      return HttpResponse.json({ ...draft, version: draft.version + stored.length });
    }),
  );
  return { ...renderPage(<RefundForm refund={draft} offer={offer} posted={posted} />), stored };
}

const button = () => screen.getByRole('button', { name: (name) => name.startsWith('Оформить возврат') });
const hidden = () => document.querySelector<HTMLInputElement>('input[name=sum]')?.value;

test('checking lines changes the sum, and the draft is saved', async () => {
  const { user, stored } = show();
  await user.click(screen.getByRole('checkbox'));
  expect(button().textContent).toMatch(words('Оформить возврат на 1 791 ₽'));
  await user.selectOptions(screen.getByLabelText('Сколько'), '2');
  // If all pieces are returned, the price of delivery is returned as well.
  expect(button().textContent).toMatch(words('Оформить возврат на 3 872 ₽'));
  expect(hidden()).toBe('387200');
  await waitFor(() => expect(stored.at(-1)?.lines).toMatchObject([{ position: 0, quantity: 2 }]));
});

test('each way to return goods says who pays for it, and that the shop pays if goods are defective', () => {
  show();
  const textOf = (name: RegExp) =>
    screen.getByRole('radio', { name }).closest('label')?.textContent?.replaceAll('\u00a0', ' ');
  expect(textOf(/Курьер/)).toContain('бесплатно');
  expect(textOf(/Почта/)).toContain('за ваш счёт');
  expect(textOf(/Почта/)).toContain('За вещи с браком заплатим мы');
});

test('an incomplete form is not sent: errors are shown at their fields and disappear once corrected', async () => {
  const { user } = show();
  let isSent: boolean | undefined;
  const look = (event: Event) => {
    isSent = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('submit', look, { once: true });
  await user.click(button());
  expect(isSent).toBe(false);
  screen.getByText(words('Отметьте, что возвращаете'));
  screen.getByText(words('Выберите способ возврата'));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('checkbox')));
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('radio', { name: /Почта России/ }));
  expect(screen.queryByText(words('Выберите способ возврата'))).toBeNull();
  expect(screen.queryByText(words('Отметьте, что возвращаете'))).toBeNull();
});

test('goods that cannot be returned say why; goods returnable only if defective offer only this reason', () => {
  const [line] = testOffer().lines;
  if (!line) throw new Error('The example has no line.');
  const gift = { code: 'GIFT' as const, text: 'Подарок. Остаётся у вас' };
  const underwear = { code: 'UNDERWEAR' as const, text: 'Бельё можно вернуть только с браком' };
  show(
    testOffer({
      lines: [
        { ...line, onlyDefects: true, obstacle: underwear },
        { ...line, position: 1, isGift: true, kept: 1, quantity: 0, sums: [], obstacle: gift },
      ],
    }),
  );
  screen.getByText(gift.text);
  const [first, second] = screen.getAllByRole<HTMLInputElement>('checkbox');
  expect([first?.disabled, second?.disabled]).toEqual([false, true]);
  const reasons = [...(document.querySelector<HTMLSelectElement>('select[name=reason-0]')?.options ?? [])];
  expect(reasons.map(({ value }) => value)).toEqual(['DEFECT']);
});

test('money is returned in the way in which it was paid, or to a bank account if it was paid on receipt', () => {
  const { unmount } = show(testOffer({ payment: 'sbp', paidOnReceipt: false }));
  screen.getByText(words('Вернутся через СБП, на счёт, с которого вы платили'));
  expect(screen.queryByLabelText('Банк')).toBeNull();
  unmount();
  show(testOffer(), { errors: { phone: 'Укажите, куда вернуть деньги' } });
  expect(screen.getByLabelText('Телефон для перевода').getAttribute('aria-invalid')).toBe('true');
});
