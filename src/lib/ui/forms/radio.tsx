import { type ComponentProps, type ReactNode, type Ref, useEffect, useId, useRef } from 'react';
import { classNames } from '../class-names';
import { FieldNotes, fieldAttributes } from './field-frame';

type RadioOption = {
  value: string;
  label: ReactNode;
  /** A second line below the label. */
  note?: ReactNode;
  /** Shown at the right, for example a price. */
  aside?: ReactNode;
  disabled?: boolean;
};

type RadioGroupProps = {
  legend: string;
  /** Whether the legend is hidden visually. Screen readers still read it. */
  legendHidden?: boolean;
  name: string;
  options: readonly RadioOption[];
  value?: string;
  defaultValue?: string;
  onChange?(value: string): void;
  /** Handlers of a form library, attached to every radio button. */
  attach?: Pick<ComponentProps<'input'>, 'ref' | 'onChange' | 'onBlur'>;
  required?: boolean;
  hint?: ReactNode;
  error?: string;
  /** Whether each option has a border, which is 2 px wide around the chosen one. */
  framed?: boolean;
  className?: string;
};

/** A group of native radio buttons, which work with arrow keys and without scripts. */
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
          <Option
            key={option.value}
            option={option}
            framed={framed ?? false}
            attached={attach?.ref}
            name={name}
            required={required}
            {...(value === undefined
              ? { defaultChecked: option.value === defaultValue }
              : { checked: option.value === value })}
            onBlur={attach?.onBlur}
            onChange={(event) => {
              attach?.onChange?.(event);
              onChange?.(option.value);
            }}
          />
        ))}
      </div>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}

type OptionProps = Omit<ComponentProps<'input'>, 'ref' | 'type'> & {
  option: RadioOption;
  framed: boolean;
  attached: Ref<HTMLInputElement> | undefined;
};

/**
 * One option. When it is unmounted it is unchecked: a form library keeps the element and would otherwise read
 * it as the chosen one.
 */
function Option({ option, framed, attached, ...control }: OptionProps) {
  const own = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const radio = own.current;
    return () => {
      if (radio && !radio.isConnected) radio.checked = false;
    };
  }, []);
  return (
    <label
      className={classNames(
        'flex items-start gap-3 py-3 text-ui has-disabled:cursor-default has-disabled:text-ink-3',
        framed && 'radio-frame min-h-13 px-3.5 py-4',
      )}
    >
      <input
        {...control}
        type="radio"
        value={option.value}
        disabled={option.disabled}
        ref={(element) => {
          own.current = element;
          if (typeof attached === 'function') attached(element);
          else if (attached) attached.current = element;
        }}
        className="mark mt-px"
      />
      <span className="min-w-0 flex-1">
        <span>{option.label}</span>
        {option.note && <span className="block text-caption text-ink-2">{option.note}</span>}
      </span>
      {option.aside !== undefined && <span className="tabular-nums">{option.aside}</span>}
    </label>
  );
}
