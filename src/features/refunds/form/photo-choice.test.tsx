// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import type { RefundPatch } from '@/lib/api';
import { renderPage } from '@/testing/render-page';
import { server } from '../../../../tests/component-shop';
import { REFUNDS, testDraft, testOffer } from '../testing';
import { RefundForm } from './refund-form';

const PHOTO = '8d1c7a52-6f0e-4d3b-9a1c-0f6f4f1f7c01';

function show() {
  const stored: RefundPatch[] = [];
  const draft = testDraft({ lines: [], way: null, payout: null, sum: 0 });
  server.use(
    http.patch(`${REFUNDS}/:id`, async ({ request }) => {
      stored.push((await request.json()) as RefundPatch);
      return HttpResponse.json({ ...draft, version: draft.version + stored.length });
    }),
    http.post(`${REFUNDS}/:id/photos`, () => HttpResponse.json({ id: PHOTO, preview: 'UklG' })),
  );
  return { ...renderPage(<RefundForm refund={draft} offer={testOffer()} posted={undefined} />), stored };
}

const field = () => screen.getByLabelText('Добавить');
const section = () => field().closest('section')?.parentElement?.className;

test('photographs are requested for reasons that a photograph can prove, such as a defect (§3.9.5)', async () => {
  const { user } = show();
  expect(section()).toContain('hidden');
  await user.click(screen.getByRole('checkbox'));
  await user.selectOptions(screen.getByLabelText('Причина'), 'SIZE');
  expect(section()).toContain('hidden');
  for (const reason of ['DEFECT', 'COLOUR']) {
    await user.selectOptions(screen.getByLabelText('Причина'), reason);
    expect(section() ?? '').not.toContain('hidden');
  }
});

test('photographs are uploaded when they are chosen and saved with the draft (§3.9.5)', async () => {
  const { user, stored } = show();
  await user.click(screen.getByRole('checkbox'));
  await user.selectOptions(screen.getByLabelText('Причина'), 'DEFECT');
  await user.upload(field(), new File(['x'], 'shov.jpg', { type: 'image/jpeg' }));
  const shown = await screen.findByRole<HTMLImageElement>('img', { name: 'Ваше фото 1' });
  expect(shown.src).toBe('data:image/webp;base64,UklG');
  await waitFor(() => expect(stored.at(-1)?.photos).toEqual([PHOTO]));
  await user.click(screen.getByRole('button', { name: 'Убрать фото 1' }));
  await waitFor(() => expect(stored.at(-1)?.photos).toEqual([]));
});
