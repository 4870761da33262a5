// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { renderPage } from '@/testing/render-page';
import { words } from '@/testing/words';
import { server } from '../../../../tests/component-shop';
import { REVIEWS, testLine } from '../testing';
import { readReview } from './review-fields';
import { type PostedReview, ReviewForm } from './review-form';

const PHOTO = '8d1c7a52-6f0e-4d3b-9a1c-0f6f4f1f7c01';

const show = ({ stars, posted }: { stars?: number; posted?: PostedReview } = {}) =>
  renderPage(<ReviewForm reviewed={testLine()} stars={stars} posted={posted} />);

const form = () => screen.getByRole<HTMLFormElement>('form', { name: 'Ваш отзыв' });
const text = () => screen.getByLabelText<HTMLTextAreaElement>('Отзыв');

/** Presses the button. Resolves to whether the browser would send the form. */
async function press(user: ReturnType<typeof show>['user']): Promise<boolean> {
  let isSent = false;
  const look = (event: Event) => {
    isSent = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('submit', look, { once: true });
  await user.click(screen.getByRole('button', { name: 'Отправить отзыв' }));
  return isSent;
}

test('a review without stars or text is not sent', async () => {
  const { user } = show();
  expect(await press(user)).toBe(false);
  screen.getByText('Поставьте оценку');
  screen.getByText(words('Напишите хотя бы 20 знаков'));
  await user.click(screen.getByRole('radio', { name: '4 звезды' }));
  await user.type(text(), 'Плотная ткань, плечи держат форму');
  expect(await press(user)).toBe(true);
});

test('without scripts the review form has all fields, and the given star is chosen', async () => {
  const { user } = show({ stars: 4 });
  await user.click(screen.getByRole('radio', { name: words('В размер') }));
  await user.type(screen.getByLabelText(/^Рост/), '168');
  await user.selectOptions(screen.getByLabelText(/^Обычно носите/), '46');
  await user.type(text(), 'Плотная ткань, плечи держат форму');
  await user.click(screen.getByRole('checkbox', { name: words('Не показывать моё имя «Анна»') }));
  expect([form().method, form().getAttribute('action'), form().enctype]).toEqual([
    'post',
    '/reviews/2d7e4c1a-8b36-4f02-9c5d-1e0a7b6f3c09/0',
    'multipart/form-data',
  ]);
  expect(readReview(new FormData(form()))).toMatchObject({
    seenVersion: 0,
    stars: 4,
    fit: 'EXACT',
    heightCm: '168',
    usualSize: '46',
    isAnonymous: true,
  });
});

test('photographs are uploaded when they are chosen, and a refusal is shown at their field', async () => {
  let answers = 0;
  server.use(
    http.post(`${REVIEWS}/my/photos`, () => {
      answers += 1;
      if (answers > 1)
        return HttpResponse.json(
          {
            type: '/problems/invalid-request',
            title: 'Проверьте введённые данные',
            status: 422,
            code: 'INVALID_REQUEST',
            requestId: PHOTO,
            errors: [{ in: 'body', pointer: '/content', code: 'wrong_kind', message: 'Подойдут фотографии' }],
          },
          { status: 422, headers: { 'Content-Type': 'application/problem+json' } },
        );
      const picture = { template: '/p-{width}.{format}', widths: [240], alt: 'Фото', tint: '#e4e2dd' };
      return HttpResponse.json({ id: PHOTO, picture });
    }),
  );
  const { user } = show();
  const field = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!field) throw new Error('There is no field for files.');
  await user.upload(field, new File(['a'], 'one.jpg', { type: 'image/jpeg' }));
  await screen.findByRole('img', { name: 'Ваше фото 1' });
  expect(readReview(new FormData(form())).photos).toEqual([{ id: PHOTO, tint: '#e4e2dd' }]);
  const again = document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;
  await user.upload(again, new File(['b'], 'two.jpg', { type: 'image/jpeg' }));
  await screen.findByText('Подойдут фотографии');
  await user.click(screen.getByRole('button', { name: 'Убрать фото 1' }));
  await waitFor(() => expect(readReview(new FormData(form())).photos).toEqual([]));
});

test('a form that was posted without scripts is shown with its values and errors', () => {
  const fields = readReview(new FormData());
  show({
    posted: {
      fields: { ...fields, stars: 2, text: 'Коротко' },
      errors: { text: 'Напишите больше', form: 'Ошибка' },
    },
  });
  expect(text().value).toBe('Коротко');
  expect(text().getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('alert').textContent).toBe('Ошибка');
});
