import { type FormEvent, type KeyboardEvent, useEffect, useEffectEvent, useRef } from 'react';
import { SEPARATOR } from '#shared/packing/marking-code.ts';
import { isCommand } from '../parts/keys.ts';

/** Characters of a scan: a marking code with words for its separators. */
const LONGEST = 300;

type ScanFieldProps = {
  label: string;
  /** Gets what was scanned or typed, '' if only Enter was pressed; `isShouting` while Caps Lock is on. */
  onScan(text: string, isShouting: boolean): void;
};

/**
 * The field into which a scanner types. It has the focus from the beginning, and takes it back as soon as
 * something is typed outside of a field, so that no scan is lost. Enter ends a scan, and Tab too if there is
 * one. The key of the separator, Ctrl ], which browsers do not type, is typed here.
 */
export function ScanField({ label, onScan }: ScanFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const isShouting = useRef(false);
  useFocusOnTyping(field);
  const submit = () => {
    const input = field.current;
    if (!input) return;
    const text = input.value;
    input.value = '';
    onScan(text, isShouting.current);
  };
  return (
    <form
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        submit();
      }}
    >
      <label className="block text-caption text-ink-2">
        <span>{label}</span>
        <input
          ref={field}
          // biome-ignore lint/a11y/noAutofocus: this screen is made for a scanner, which types at once
          autoFocus
          type="text"
          name="scan"
          maxLength={LONGEST}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="done"
          className="scan-field mt-1.5"
          onKeyDown={(event: KeyboardEvent<HTMLInputElement>) => {
            isShouting.current = event.getModifierState('CapsLock');
            if (event.ctrlKey && event.code === 'BracketRight') {
              event.preventDefault();
              const { selectionStart, selectionEnd, value } = event.currentTarget;
              event.currentTarget.setRangeText(
                SEPARATOR,
                selectionStart ?? value.length,
                selectionEnd ?? value.length,
                'end',
              );
            } else if (event.key === 'Tab' && !event.shiftKey && event.currentTarget.value !== '') {
              event.preventDefault();
              submit();
            }
          }}
        />
      </label>
    </form>
  );
}

/** Gives the field the focus when a character is typed elsewhere on the screen; the character goes into it. */
function useFocusOnTyping(field: { current: HTMLInputElement | null }): void {
  const press = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (event.key.length === 1 && event.key !== ' ' && isCommand(event)) field.current?.focus();
  });
  useEffect(() => {
    const onKeyDown = (event: globalThis.KeyboardEvent) => press(event);
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
