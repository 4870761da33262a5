import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import * as zod from 'zod/mini';
import { ApiError } from '../api';
import { Checkbox } from '../ui/forms/checkbox';
import { Field } from '../ui/forms/field';
import type { ContractForm, FormErrors } from './contract-form';
import { useContractForm } from './use-contract-form';

type Fields = { name: string; agreed: boolean };
type Body = { name: string; agreed: true };

const form: ContractForm<Fields, Body> = {
  blank: { name: '', agreed: false },
  schema: zod.strictObject({
    name: zod.string().check(zod.minLength(1), zod.maxLength(5)),
    agreed: zod.literal(true),
  }),
  request: ({ name, agreed }) => ({ name: name.trim(), agreed }),
};

type Props = { send?(request: Body): Promise<void>; posted?: FormErrors<'name'> };

function Form({ send = async () => {}, posted }: Props) {
  const { attributes, field, refusal, busy } = useContractForm(form, { posted, send });
  return (
    <form {...attributes} action="/here">
      <Field {...field('name')} label="Имя" defaultValue="" />
      <Checkbox {...field('agreed')}>Согласен</Checkbox>
      {refusal && <p role="alert">{refusal}</p>}
      <button type="submit" aria-busy={busy}>
        Отправить
      </button>
    </form>
  );
}

const name = () => screen.getByLabelText<HTMLInputElement>('Имя');
const agreed = () => screen.getByLabelText<HTMLInputElement>('Согласен');
const button = () => screen.getByRole('button');
const errorOf = (element: HTMLElement) =>
  document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent;

function refusal(fieldErrors: { pointer: string; message: string }[] = []): ApiError {
  return new ApiError({
    kind: 'api',
    status: 422,
    requestId: 'r',
    message: 'Проверьте данные',
    fieldErrors: fieldErrors.map((error) => ({ in: 'body', code: 'x', ...error })),
  });
}

test('pressing the button twice sends one request', async () => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  const send = vi.fn((_: Body) => answered);
  const user = userEvent.setup();
  render(<Form send={send} />);
  await user.type(name(), ' Анна ');
  await user.click(agreed());
  await user.dblClick(button());
  expect(button().getAttribute('aria-busy')).toBe('true');
  await act(async () => answer());
  expect(button().getAttribute('aria-busy')).toBe('false');
  expect(send.mock.calls.map(([request]) => request)).toEqual([{ name: 'Анна', agreed: true }]);
});

test('while fields have errors no request is sent, and the first of them gets the focus', async () => {
  const send = vi.fn();
  const user = userEvent.setup();
  render(<Form send={send} />);
  await user.type(name(), 'Александра');
  await user.click(button());
  expect(errorOf(name())).toBe('Не\u00a0больше 5\u00a0символов');
  expect(errorOf(agreed())).toBe('Поставьте отметку, чтобы продолжить');
  expect(document.activeElement).toBe(name());
  expect(send).not.toHaveBeenCalled();
});

test('an error of the shop is shown at its field, and the typed text stays', async () => {
  const send = vi.fn().mockRejectedValueOnce(refusal([{ pointer: '/agreed', message: 'Не\u00a0сегодня' }]));
  const user = userEvent.setup();
  render(<Form send={send} />);
  await user.type(name(), 'Анна');
  await user.click(agreed());
  await user.click(button());
  expect(errorOf(agreed())).toBe('Не\u00a0сегодня');
  expect(document.activeElement).toBe(agreed());
  expect([name().value, agreed().checked]).toEqual(['Анна', true]);
  await user.click(button());
  expect(agreed().getAttribute('aria-invalid')).toBeNull();
  expect(send).toHaveBeenCalledTimes(2);
});

test('an error of the shop that belongs to no field is shown beside the button', async () => {
  const send = vi.fn().mockRejectedValueOnce(refusal());
  const user = userEvent.setup();
  render(<Form send={send} />);
  await user.type(name(), 'Анна');
  await user.click(agreed());
  await user.click(button());
  expect(screen.getByRole('alert').textContent).toBe('Проверьте данные');
});

test('errors of a form that was posted without scripts are shown', () => {
  const html = renderToString(<Form posted={{ name: 'Занято', form: 'Проверьте данные' }} />);
  const page = document.createElement('div');
  page.innerHTML = html;
  const field = page.querySelector<HTMLInputElement>('input[name=name]');
  expect(field?.getAttribute('aria-invalid')).toBe('true');
  expect(page.textContent).toContain('Занято');
  expect(page.querySelector('[role=alert]')?.textContent).toBe('Проверьте данные');
  expect(page.querySelector('form')?.getAttribute('action')).toBe('/here');
});

test('text and checkboxes from before hydration are sent, and hydration does not move the focus', async () => {
  const send = vi.fn(async (_: Body) => {});
  const container = document.body.appendChild(document.createElement('div'));
  const posted = { name: 'Занято' };
  container.innerHTML = renderToString(<Form send={send} posted={posted} />);
  name().value = 'Анна';
  agreed().checked = true;
  render(<Form send={send} posted={posted} />, { container, hydrate: true });
  expect([name().value, agreed().checked]).toEqual(['Анна', true]);
  expect(document.activeElement).toBe(document.body);
  await userEvent.setup().click(button());
  expect(send.mock.calls.map(([request]) => request)).toEqual([{ name: 'Анна', agreed: true }]);
});
