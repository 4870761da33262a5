import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { servedPart } from './served-part';

const Words = ({ text }: { text: string }) => <p>{text}</p>;

test('keeps the server’s HTML without loading its code', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  const Served = servedPart(Words, true);
  const load = vi.fn(async () => ({ default: Words }));
  const Kept = servedPart(load, false);
  const page = document.createElement('div');
  document.body.append(page);
  page.innerHTML = renderToString(<Served text="Доставка" />);
  const made = page.querySelector('p');
  const root = await act(async () => hydrateRoot(page, <Kept text="Доставка" />));
  await act(async () => root.render(<Kept text="Доставка" />));
  expect(page.querySelector('p')).toBe(made);
  expect(page.textContent).toBe('Доставка');
  expect(load).not.toHaveBeenCalled();
  expect(errors).not.toHaveBeenCalled();
  await act(async () => root.unmount());
  page.remove();
});

test('loads the code if the page is rendered in the browser', async () => {
  const Part = servedPart(async () => ({ default: Words }), false);
  render(<Part text="Возврат" />);
  expect(await screen.findByText('Возврат')).toBeDefined();
});
