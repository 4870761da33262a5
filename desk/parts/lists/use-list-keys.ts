import { type RefObject, useEffect, useEffectEvent } from 'react';
import { isCommand } from '../keys.ts';

/** Shortcuts use positions of keys, so that they work in the Russian layout too. */
const STEPS: Readonly<Record<string, number>> = { KeyJ: 1, ArrowDown: 1, KeyK: -1, ArrowUp: -1 };

/**
 * Keys of a list: j and k or arrows move between the links of rows, x selects the row that has the focus, / goes to the
 * search. Enter opens a row because its link has the focus.
 */
export function useListKeys(list: RefObject<HTMLElement | null>, onToggle: (id: string) => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!list.current || !isCommand(event)) return;
    const step = STEPS[event.code];
    if (event.code === 'Slash' || event.key === '/') focusSearch();
    else if (step !== undefined) moveFocus(list.current, step);
    else if (event.code === 'KeyX') {
      const row = document.activeElement?.closest<HTMLElement>('[data-row]');
      if (!row?.dataset.row) return;
      onToggle(row.dataset.row);
    } else return;
    event.preventDefault();
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}

function focusSearch(): void {
  const field = document.querySelector<HTMLInputElement>('input[type="search"]');
  field?.focus();
  field?.select();
}

function moveFocus(list: HTMLElement, step: number): void {
  const links = [...list.querySelectorAll<HTMLElement>('.row-link')];
  const row = document.activeElement?.closest('[data-row]');
  const now = links.findIndex((link) => row?.contains(link));
  const next = now < 0 ? 0 : Math.min(Math.max(now + step, 0), links.length - 1);
  links[next]?.focus();
}
