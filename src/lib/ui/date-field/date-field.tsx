import { type ComponentType, useEffect, useId, useRef, useState } from 'react';
import { FieldFrame, type FieldWords, fieldAttributes, fieldBox } from '../forms/field-frame';
import { lazyPart } from '../loading/lazy-part';
import { dottedAsTyped } from './date-input';

export type DateFieldProps = FieldWords & {
  /** The form sends a dotted day.month.year under this name; see lib/text/dates. */
  name?: string;
  /** Dotted, at first. */
  defaultValue?: string;
  /** Dotted: whole, an empty string, or what is typed so far. */
  onDate?(dotted: string): void;
  autoComplete?: string;
  required?: boolean;
  className?: string;
};

const segments = lazyPart<DateFieldProps>(async () => (await import('./date-segments')).DateSegments);

/**
 * A date as ДД.ММ.ГГГГ. A plain field that puts the dots itself; once the form around it is touched, the field with a
 * segment for day, month and year takes its place, unless it has the focus (docs/decisions/0022-parts-by-hand.md). Pages
 * that only show the form never load it.
 */
export function DateField(props: DateFieldProps) {
  const { name, label, hint, error, defaultValue, onDate, autoComplete, required, className } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [value, setValue] = useState(defaultValue ?? '');
  const [Segments, setSegments] = useState<ComponentType<DateFieldProps>>();

  useEffect(() => {
    const form = input.current?.form ?? input.current;
    if (!form) return;
    const touched = new AbortController();
    const upgrade = async () => {
      touched.abort();
      const component = await segments.load().catch(() => undefined);
      // Without its file the plain field does the work.
      const field = input.current;
      if (component && field && document.activeElement !== field) {
        setValue(field.value);
        setSegments(() => component);
      }
    };
    for (const intent of ['pointerover', 'focusin'] as const)
      form.addEventListener(intent, upgrade, { signal: touched.signal, passive: true });
    return () => touched.abort();
  }, []);

  const change = (dotted: string) => {
    setValue(dotted);
    onDate?.(dotted);
  };

  if (Segments) return <Segments {...props} defaultValue={value} onDate={change} />;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} className={className}>
      <input
        {...fieldAttributes(id, { hint, error })}
        ref={input}
        name={name}
        value={value}
        onChange={(event) => change(dottedAsTyped(event.target.value, value))}
        required={required}
        autoComplete={autoComplete}
        inputMode="numeric"
        placeholder="ДД.ММ.ГГГГ"
        maxLength={10}
        className={fieldBox(error, 'h-13 tabular-nums')}
      />
    </FieldFrame>
  );
}
