import { useEffect, useEffectEvent, useState } from 'react';
import { activeAfter } from '@/lib/ui/combobox/active-option';

type ComboboxOptions = {
  field: HTMLInputElement;
  /** The list belongs to what the field opened: losing the focus does not close it. */
  stays: boolean;
  /** Keys of what can be chosen now. */
  keys: readonly string[];
  state: ComboboxState;
  onChoose(key: string): void;
};

/** What stands in the field, whether the list is wanted, and the option the arrows have come to. */
export type ComboboxState = ReturnType<typeof useComboboxState>;

export function useComboboxState(field: HTMLInputElement) {
  const [typed, setTyped] = useState(field.value);
  // The shopper may have typed while this file was loading.
  const [open, setOpen] = useState(() => document.activeElement === field);
  const [active, setActive] = useState<string>();
  return { typed, setTyped, open, setOpen, active, setActive };
}

/**
 * The keyboard of a combobox with a list (WAI-ARIA Authoring Practices): the focus stays in the field, arrows go through
 * the options, Enter takes one, Esc closes the list and, the second time, keeps its usual meaning; Tab just leaves.
 */
export function useCombobox({ field, stays, keys, state, onChoose }: ComboboxOptions): void {
  const { open, setOpen, active, setActive, setTyped } = state;
  const expanded = open && keys.length > 0;
  const current = active === undefined ? -1 : keys.indexOf(active);

  const goThrough = (event: KeyboardEvent) => {
    if (event.altKey) {
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        event.preventDefault();
        setOpen(event.key === 'ArrowDown');
        setActive(undefined);
      }
      return;
    }
    if (!open && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) setOpen(true);
    if (!expanded && event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    const next = activeAfter(event.key, current, keys.length);
    if (next !== undefined) {
      event.preventDefault();
      setActive(keys[next]);
    } else if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
      setActive(undefined);
    }
  };

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    // Keys that a method of input uses to make up a letter.
    if (event.isComposing || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key === 'Enter') {
      if (!expanded || active === undefined || current < 0) return;
      event.preventDefault();
      onChoose(active);
    } else if (event.key === 'Escape') {
      if (!expanded) return;
      // A second Esc closes the layer around the field.
      event.preventDefault();
      event.stopPropagation();
      setOpen(false);
      setActive(undefined);
    } else {
      goThrough(event);
    }
  });
  const onInput = useEffectEvent(() => {
    setTyped(field.value);
    setOpen(true);
    setActive(undefined);
  });
  const onSend = useEffectEvent(() => {
    setOpen(false);
    setActive(undefined);
  });
  const onLeft = useEffectEvent((root: Element | null) => {
    // Another window may have the focus; in this one the field has it still.
    if (stays || root?.contains(document.activeElement)) return;
    setOpen(false);
    setActive(undefined);
  });

  useEffect(() => {
    const { form } = field;
    const root = field.closest('search');
    const keyDown = (event: KeyboardEvent) => onKeyDown(event);
    const input = () => onInput();
    const show = () => {
      // Another query may have come with another page.
      setTyped(field.value);
      setOpen(true);
    };
    const send = () => onSend();
    // A button that goes with its row hands the focus on a moment later.
    const focusOut = () => window.setTimeout(() => onLeft(root));
    // A letter may have come between the first rendering, which read the field, and now.
    setTyped(field.value);
    field.addEventListener('keydown', keyDown);
    field.addEventListener('input', input);
    field.addEventListener('focus', show);
    field.addEventListener('click', show);
    form?.addEventListener('submit', send);
    root?.addEventListener('focusout', focusOut);
    return () => {
      field.removeEventListener('keydown', keyDown);
      field.removeEventListener('input', input);
      field.removeEventListener('focus', show);
      field.removeEventListener('click', show);
      form?.removeEventListener('submit', send);
      root?.removeEventListener('focusout', focusOut);
    };
  }, [field, setOpen, setTyped]);
}
