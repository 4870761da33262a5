import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Button } from '../buttons/button';
import { hideToast, Toaster } from '../overlays/toast';
import { type LazyPart, lazyPart, useLazyOpen, useQuietPart } from './lazy-part';

type PanelProps = { open: boolean; onClose(): void };
const Panel = ({ open }: PanelProps) => (open ? <p>Панель</p> : null);

function Owner({ part }: { part: LazyPart<PanelProps> }) {
  const { Part, open, busy, onClose, opener } = useLazyOpen(part);
  return (
    <>
      <Button {...opener} busy={busy}>
        Открыть
      </Button>
      {Part && <Part open={open} onClose={onClose} />}
      <Toaster />
    </>
  );
}

const button = () => screen.getByRole('button', { name: 'Открыть' });

afterEach(hideToast);

test('hovering its button fetches a lazy component once and does not open it', async () => {
  const load = vi.fn(async () => Panel);
  render(<Owner part={lazyPart(load)} />);
  expect(load).not.toHaveBeenCalled();
  fireEvent.pointerEnter(button());
  fireEvent.focus(button());
  await act(async () => {});
  expect(load).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('Панель')).toBeNull();
  fireEvent.click(button());
  expect(await screen.findByText('Панель')).toBeDefined();
  expect(load).toHaveBeenCalledTimes(1);
});

test('while a press waits for the code of a lazy component, its button is busy', async () => {
  let arrive = (_: typeof Panel) => {};
  const part = lazyPart<PanelProps>(
    () =>
      new Promise((resolve) => {
        arrive = resolve;
      }),
  );
  render(<Owner part={part} />);
  fireEvent.click(button());
  expect(button().getAttribute('aria-busy')).toBe('true');
  await act(async () => arrive(Panel));
  expect(button().getAttribute('aria-busy')).toBeNull();
  expect(screen.getByText('Панель')).toBeDefined();
});

test('if the code fails to load, a toast says so, and the next press tries again', async () => {
  const load = vi.fn<() => Promise<typeof Panel>>();
  load
    .mockRejectedValueOnce(new Error('gone'))
    .mockRejectedValueOnce(new Error('gone'))
    .mockResolvedValue(Panel);
  render(<Owner part={lazyPart(load)} />);
  fireEvent.pointerEnter(button());
  await act(async () => {});
  expect(screen.getByRole('status').textContent).toBe('');
  // A click moves the focus first, and focusing prefetches, so there is one more request.
  await act(async () => fireEvent.click(button()));
  expect(screen.getByRole('status').textContent).toContain('Попробуйте ещё раз');
  await act(async () => fireEvent.click(button()));
  expect(screen.getByText('Панель')).toBeDefined();
});

test('a failed prefetch does not reload the page', async () => {
  const reload = vi.fn();
  window.addEventListener('vite:preloadError', reload);
  const part = lazyPart<PanelProps>(async () => {
    window.dispatchEvent(new Event('vite:preloadError', { cancelable: true }));
    throw new Error('gone');
  });
  render(<Owner part={part} />);
  fireEvent.pointerEnter(button());
  await act(async () => {});
  window.removeEventListener('vite:preloadError', reload);
  expect(reload).not.toHaveBeenCalled();
});

test('if an optional component fails to load, nothing is reported, and a later call tries again', async () => {
  const load = vi.fn(async () => Panel).mockRejectedValueOnce(new Error('No network'));
  const part = lazyPart(load);
  function Field() {
    const { Part, wake } = useQuietPart(part);
    return (
      <>
        <input aria-label="Поле" onFocus={wake} />
        {Part && <Part open onClose={() => {}} />}
        <Toaster />
      </>
    );
  }
  render(<Field />);
  const field = screen.getByLabelText('Поле');
  fireEvent.focus(field);
  await act(async () => {});
  expect(screen.queryByText('Панель')).toBeNull();
  expect(screen.queryByRole('status')?.textContent ?? '').toBe('');
  fireEvent.focus(field);
  expect(await screen.findByText('Панель')).toBeDefined();
  expect(load).toHaveBeenCalledTimes(2);
});
