import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../class-names';
import { FieldNotes, fieldAttributes } from './field-frame';

type RadioOption = {
  value: string;
  label: ReactNode;
  /** A second line. */
  note?: ReactNode;
  /** At the right end: a price. */
  aside?: ReactNode;
  disabled?: boolean;
};

type RadioGroupProps = {
  legend: string;
  /** Hides the legend; screen readers still read it. */
  legendHidden?: boolean;
  name: string;
  options: readonly RadioOption[];
  value?: string;
  defaultValue?: string;
  onChange?(value: string): void;
  /** What a form library listens to, on every radio. */
  attach?: Pick<ComponentProps<'input'>, 'ref' | 'onChange' | 'onBlur'>;
  required?: boolean;
  hint?: ReactNode;
  error?: string;
  /** Each option in an edge of its own, 2 px of ink when chosen. */
  framed?: boolean;
  className?: string;
};

/** One of several, all in sight. Native radios: arrow keys choose, forms without scripts work. */
export function RadioGroup(props: RadioGroupProps) {
  const { legend, legendHidden, name, options, value, defaultValue, onChange, required } = props;
  const { attach, hint, error, framed, className } = props;
  const id = useId();
  const { id: _, ...described } = fieldAttributes(id, { hint, error });
  return (
    <div role="radiogroup" aria-labelledby={`${id}-legend`} {...described} className={className}>
      <p id={`${id}-legend`} className={legendHidden ? 'sr-only' : 'mb-1.5 text-caption text-ink-2'}>
        {legend}
      </p>
      <div className={framed ? 'grid gap-2' : undefined}>
        {options.map((option) => (
          <label
            key={option.value}
            className={classNames(
              'flex items-start gap-3 py-3 text-ui has-disabled:cursor-default has-disabled:text-ink-3',
              framed && 'radio-frame min-h-13 px-3.5 py-4',
            )}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              required={required}
              disabled={option.disabled}
              {...(value === undefined
                ? { defaultChecked: option.value === defaultValue }
                : { checked: option.value === value })}
              ref={attach?.ref}
              onBlur={attach?.onBlur}
              onChange={(event) => {
                attach?.onChange?.(event);
                onChange?.(option.value);
              }}
              className="mark mt-px"
            />
            <span className="min-w-0 flex-1">
              {option.label}
              {option.note && <span className="block text-caption text-ink-2">{option.note}</span>}
            </span>
            {option.aside !== undefined && <span className="tabular-nums">{option.aside}</span>}
          </label>
        ))}
      </div>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}
