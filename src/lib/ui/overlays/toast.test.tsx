import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { InRouter } from '@/testing/in-router';
import { hideToast, showToast, TOAST_MS, Toaster } from './toast';

beforeEach(() => {
  vi.useFakeTimers();
  hideToast();
  render(<Toaster />, { wrapper: InRouter });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const show = (text: string) => act(() => showToast({ text }));
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

test('a toast is announced politely and stays for 6 s, and a new toast replaces it', () => {
  show('Первый');
  expect(screen.getByRole('status').textContent).toBe('Первый');
  wait(TOAST_MS - 1);
  show('Второй');
  wait(TOAST_MS - 1);
  expect(screen.getByRole('status').textContent).toBe('Второй');
  wait(1);
  expect(screen.getByRole('status').textContent).toBe('');
});

test('a toast repeated with the same text keeps its link, but not its button, whose action may be out of date', () => {
  act(() => showToast({ text: 'Сессия завершена', action: { label: 'Войти', href: '/login' } }));
  show('Сессия завершена');
  expect(screen.getByRole('link', { name: 'Войти' })).toBeDefined();
  act(() => showToast({ text: 'Товар удалён', action: { label: 'Вернуть', run: () => {} } }));
  show('Товар удалён');
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
});

test('a hovered toast stays', () => {
  show('Держись');
  fireEvent.mouseEnter(screen.getByText('Держись').parentElement as HTMLElement);
  wait(TOAST_MS * 2);
  expect(screen.getByText('Держись')).toBeDefined();
  fireEvent.mouseLeave(screen.getByText('Держись').parentElement as HTMLElement);
  wait(TOAST_MS);
  expect(screen.queryByText('Держись')).toBeNull();
});
