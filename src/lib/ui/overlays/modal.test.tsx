import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Dialog } from './dialog';
import { showToast, Toaster } from './toast';

function Owner({ onClosed = () => {}, wrong = false }) {
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    onClosed();
  };
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Открыть
      </button>
      <Dialog open={open} onClose={close} title="Вход">
        <input aria-label="Телефон" aria-invalid={wrong || undefined} />
        <details open>
          <summary>Ещё</summary>
        </details>
      </Dialog>
      <Toaster />
    </>
  );
}

const openIt = () => fireEvent.click(screen.getByRole('button', { name: 'Открыть' }));
const dialog = () => document.querySelector('dialog') as HTMLDialogElement;

test('a modal is named by its title and opens with the focus on its heading', () => {
  render(<Owner />);
  expect(dialog().open).toBe(false);
  expect(screen.queryByLabelText('Телефон')).toBeNull();
  openIt();
  expect(dialog().open).toBe(true);
  expect(screen.getByRole('dialog', { name: 'Вход' })).toBe(dialog());
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Вход' }));
});

test('if a field has an error, a modal opens with the focus on this field', () => {
  render(<Owner wrong />);
  openIt();
  expect(document.activeElement).toBe(screen.getByLabelText('Телефон'));
});

test('Esc and the close button each call onClose once', () => {
  const closed = vi.fn();
  render(<Owner onClosed={closed} />);
  openIt();
  fireEvent(dialog(), new Event('cancel', { cancelable: true }));
  expect(closed).toHaveBeenCalledTimes(1);
  expect(dialog().open).toBe(false);
  openIt();
  fireEvent.click(screen.getByRole('button', { name: 'Закрыть' }));
  expect(closed).toHaveBeenCalledTimes(2);
});

test('events that bubble from nested elements do not close the dialog', () => {
  const closed = vi.fn();
  render(<Owner onClosed={closed} />);
  openIt();
  fireEvent(screen.getByLabelText('Телефон'), new Event('cancel', { bubbles: true }));
  fireEvent(document.querySelector('details') as HTMLElement, new Event('toggle', { bubbles: true }));
  expect(closed).not.toHaveBeenCalled();
  expect(dialog().open).toBe(true);
});

test('while a dialog is open, a toast is announced inside it; afterwards it is announced on the page', () => {
  render(<Owner />);
  openIt();
  fireEvent.click(screen.getByRole('heading'));
  showToast({ text: 'Код отправлен' });
  return vi
    .waitFor(() => expect(dialog().textContent).toContain('Код отправлен'))
    .then(() => {
      expect(screen.getAllByText('Код отправлен')).toHaveLength(1);
      fireEvent.click(screen.getByRole('button', { name: 'Закрыть' }));
      expect(dialog().textContent).not.toContain('Код отправлен');
      expect(screen.getAllByText('Код отправлен')).toHaveLength(1);
    });
});
