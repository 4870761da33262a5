import { type ComponentType, useEffect, useId, useRef, useState } from 'react';
import { FieldFrame, type FieldTexts, fieldAttributes, fieldBox } from '../forms/field-frame';
import { lazyPart } from '../loading/lazy-part';
import { dottedAsTyped } from './date-input';

export type DateFieldProps = FieldTexts & {
  /** Name of the form value, a dotted date; see lib/text/dates. */
  name?: string;
  /** Initial date, dotted. */
  defaultValue?: string;
  /** Dotted: a complete date, an empty string, or an incomplete one. */
  onDate?(dotted: string): void;
  autoComplete?: string;
  required?: boolean;
  className?: string;
};

const segments = lazyPart<DateFieldProps>(async () => (await import('./date-segments')).DateSegments);

/**
 * A date as ДД.ММ.ГГГГ. Starts as a plain text field that inserts the dots. When the form is first used, it is replaced
 * by a field with segments for day, month and year, unless it has the focus (docs/decisions/0022-parts-by-hand.md).
 * Pages that only show the form never load that.
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
      // If the file fails to load, the plain field stays.
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
