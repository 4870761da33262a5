import { useEffect, useEffectEvent, useState } from 'react';
import { activeAfter } from '@/lib/ui/combobox/active-option';

type ComboboxOptions = {
  field: HTMLInputElement;
  /** Whether the list is part of a layer; it then stays open when it loses the focus. */
  stays: boolean;
  /** Keys of the current options. */
  keys: readonly string[];
  state: ComboboxState;
  onChoose(key: string): void;
};

/** The text of the field, whether the list is open, and the option selected by arrow keys. */
type ComboboxState = ReturnType<typeof useComboboxState>;

export function useComboboxState(field: HTMLInputElement) {
  const [typed, setTyped] = useState(field.value);
  // The field may have been focused while this file was loading.
  const [open, setOpen] = useState(() => document.activeElement === field);
  const [active, setActive] = useState<string>();
  return { typed, setTyped, open, setOpen, active, setActive };
}

/**
 * Keyboard of a combobox with a list (WAI-ARIA Authoring Practices): the focus stays in the field, arrows
 * select an option, Enter chooses it. Esc closes the list; the second Esc works as usual. Tab leaves the
 * field.
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
    // Ignore keys with which an input method composes a letter, and key combinations.
    if (event.isComposing || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key === 'Enter') {
      if (!expanded || active === undefined || current < 0) return;
      event.preventDefault();
      onChoose(active);
    } else if (event.key === 'Escape') {
      if (!expanded) return;
      // This Esc closes only the list; a second one closes the layer around the field.
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
    // If another window has the focus, the field is still the active element here.
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
      // Navigation to another result page may have changed the text of the field.
      setTyped(field.value);
      setOpen(true);
    };
    const send = () => onSend();
    // A button that disappears with its row moves the focus a moment later.
    const focusOut = () => window.setTimeout(() => onLeft(root));
    // The text may have changed since the first render read the field.
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
