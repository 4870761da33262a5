import { useEffect, useEffectEvent, useState } from 'react';
import { activeAfter } from '@/lib/ui/combobox/active-option';

type ComboboxOptions = {
  field: HTMLInputElement;
  /**
   * Whether the list is in a layer that covers the page. Then it stays open when the focus leaves the field.
   */
  stays: boolean;
  /** Keys of the suggestions that are shown now. */
  keys: readonly string[];
  state: ComboboxState;
  onChoose(key: string): void;
};

/** The state of a combobox: the text of its field, whether the list is open, and which option is selected. */
type ComboboxState = ReturnType<typeof useComboboxState>;

export function useComboboxState(field: HTMLInputElement) {
  const [typed, setTyped] = useState(field.value);
  // The list is open at once if the shopper focused the field while this code was loading.
  const [open, setOpen] = useState(() => document.activeElement === field);
  const [active, setActive] = useState<string>();
  return { typed, setTyped, open, setOpen, active, setActive };
}

/**
 * Keyboard handling of a combobox with a list (WAI-ARIA Authoring Practices). The focus stays in the field;
 * arrow keys select an option and Enter opens it. Esc closes the list; a second Esc has its usual effect. Tab
 * leaves the field.
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
    // Ignore key combinations, and keys by which an input method composes a character.
    if (event.isComposing || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key === 'Enter') {
      if (!expanded || active === undefined || current < 0) return;
      event.preventDefault();
      onChoose(active);
    } else if (event.key === 'Escape') {
      if (!expanded) return;
      // The first Esc closes the list and must not also close the layer around the field.
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
    // When the window loses the focus, the field stays the active element of this page: keep the list open.
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
      // Navigation to another result page may have written another text into the field.
      setTyped(field.value);
      setOpen(true);
    };
    const send = () => onSend();
    // If a button disappears with its row, the focus moves only after this event, so check where it is a
    // moment later.
    const focusOut = () => window.setTimeout(() => onLeft(root));
    // The text may have changed since it was read for the first render.
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
