import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { createGuestIdentity } from '@/lib/api';
import { renderPage } from '@/testing/render-page';
import { failWith, server } from '../../../../tests/component-shop';
import { AddressField } from './address-field';

const SUGGESTIONS = '*/api/delivery-orchestration/v1/addresses';

beforeEach(async () => {
  await createGuestIdentity();
});

function show() {
  const onFill = vi.fn((text: string) => {
    field().value = text;
  });
  const page = renderPage(
    <AddressField
      name="address"
      ref={() => {}}
      onChange={async () => {}}
      onBlur={async () => {}}
      error={undefined}
      city="moskva"
      cityName="Москва"
      postalCode=""
      defaultValue=""
      onFill={onFill}
    />,
  );
  return { ...page, onFill };
}

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Улица, дом' });
/** Finds a suggestion by its whole text, which is split into several elements to mark the typed letters. */
const option = (text: RegExp) =>
  waitFor(() => {
    const found = screen.getAllByRole('option').find(({ textContent }) => text.test(textContent ?? ''));
    if (!found) throw new Error(`There is no suggestion ${text}.`);
    return found;
  });
const active = () => {
  const id = field().getAttribute('aria-activedescendant');
  return id ? document.getElementById(id)?.textContent : undefined;
};

test('arrow keys select a suggestion, Enter fills it in, and after a street its houses are suggested', async () => {
  const { user, onFill } = show();
  await user.type(field(), 'мясн');
  await option(/Мясницкая/);
  expect(field().getAttribute('aria-expanded')).toBe('true');
  expect(active()).toBeUndefined();
  await user.keyboard('{ArrowDown}');
  expect(active()).toMatch(/Мясницкая/);
  await user.keyboard('{Enter}');
  expect(onFill).toHaveBeenLastCalledWith(expect.stringMatching(/Мясницкая, $/), '');
  await user.type(field(), '24');
  // Without the street itself, only its houses are suggested.
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
  await user.keyboard('{ArrowDown}{Enter}');
  expect(onFill).toHaveBeenLastCalledWith(expect.stringMatching(/Мясницкая, 24$/), expect.any(String));
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('choosing the last row of the list closes the list and keeps the typed text', async () => {
  const { user, onFill } = show();
  await user.type(field(), 'мясн');
  await screen.findByRole('listbox');
  await user.keyboard('{ArrowUp}');
  expect(active()).toBe('Моего адреса нет в\u00a0списке');
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(field().value).toBe('мясн');
  expect(onFill).not.toHaveBeenCalled();
});

test('Esc closes the list, an arrow key opens it again, and leaving the field closes it', async () => {
  const { user } = show();
  await user.type(field(), 'мясн');
  await screen.findByRole('listbox');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  await user.keyboard('{ArrowDown}');
  await screen.findByRole('listbox');
  await user.tab();
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('clicking a suggestion fills it in and keeps the focus in the field', async () => {
  const { user, onFill } = show();
  await user.type(field(), 'мясницкая');
  await user.click(await option(/Мясницкая, 24/));
  expect(onFill).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(field());
});

test('if suggestions fail to load, any address may be typed, and no error is shown', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  failWith('suggestAddresses:503');
  const requests = vi.fn();
  server.events.on('request:match', ({ request }) => requests(new URL(request.url).pathname));
  const { user, client } = show();
  await user.type(field(), 'мясн');
  await waitFor(() => expect(requests).toHaveBeenCalled());
  await waitFor(() => expect(client.isFetching()).toBe(0));
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(field().value).toBe('мясн');
});

test('a single letter sends no request', async () => {
  const requests = vi.fn();
  server.use(
    http.get(SUGGESTIONS, () => {
      requests();
      return HttpResponse.json({ items: [] });
    }),
  );
  const { user, client } = show();
  await user.type(field(), 'м');
  await user.type(field(), 'я');
  await waitFor(() => expect(requests).toHaveBeenCalledOnce());
  expect(client.isFetching()).toBe(0);
});
