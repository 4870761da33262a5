import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderRouted } from '@/testing/render-routed';
import { failWith } from '../../../../tests/component-shop';
import { CityDialog } from './city-dialog';

const show = async () => {
  const onChoose = vi.fn();
  const { user } = await renderRouted(
    <CityDialog open onClose={() => {}} current="moskva" onChoose={onChoose} />,
  );
  return { user, onChoose, dialog: await screen.findByRole('dialog', { name: 'Выберите город' }) };
};

test('typing finds a city, and choosing it passes it to the caller', async () => {
  const { user, onChoose, dialog } = await show();
  await within(dialog).findByRole('button', { name: /Москва/ });
  await user.type(within(dialog).getByRole('textbox', { name: 'Название города' }), 'тве');
  await waitFor(() => expect(within(dialog).queryByRole('button', { name: /Москва/ })).toBeNull());
  await user.click(within(dialog).getByRole('button', { name: /Тверь/ }));
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'tver', name: 'Тверь' }));
});

test('the current city is marked in the list', async () => {
  const { dialog } = await show();
  const here = await within(dialog).findByRole('button', { name: /Москва/ });
  expect(here.getAttribute('aria-current')).toBe('true');
});

test('if no city matches the text, the dialog says so', async () => {
  const { user, dialog } = await show();
  await within(dialog).findByRole('button', { name: /Москва/ });
  await user.type(within(dialog).getByRole('textbox'), 'ъъъ');
  expect(await within(dialog).findByText(/Такого города нет/)).toBeTruthy();
});

test('the dialog works by keyboard alone, even if the text is typed in the wrong keyboard layout', async () => {
  const { user, onChoose, dialog } = await show();
  const field = within(dialog).getByRole('textbox');
  await user.type(field, 'rbhjd');
  await within(dialog).findByText('2 города');
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement?.textContent).toMatch(/^КировКировская область/);
  await user.type(field, ' калуж');
  await within(dialog).findByText('1 город');
  await user.keyboard('{Enter}');
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ code: 'kirov-kaluzhskaya-oblast' }),
  );
});

test('if the list of cities fails to load, a retry button is shown', async () => {
  failWith('getCities:503');
  const { dialog } = await show();
  expect(await within(dialog).findByRole('button', { name: 'Попробовать ещё раз' })).toBeTruthy();
});
