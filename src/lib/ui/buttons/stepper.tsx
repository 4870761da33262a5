import { type ReactNode, useState } from 'react';
import { classNames } from '../class-names';
import { MinusIcon, PlusIcon } from '../pictures/icons';

/** The value of a submit button; see {@link steppedQuantity}. */
type Step = 'less' | 'more' | 'remove';

type StepperProps = {
  quantity: number;
  min: number;
  max: number;
  /** The name of the goods that are counted, for screen readers. */
  label: string;
};

/**
 * A number field between two submit buttons, «−» and «+». Without scripts the form is posted with the value
 * of the pressed button. The shopper can also type a number and press Enter.
 */
export function Stepper({ quantity, min, max, label }: StepperProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend and has a border
    <div
      role="group"
      aria-label={label}
      className="inline-grid h-11 shrink-0 grid-cols-[44px_32px_44px] items-center border border-field text-center text-body tabular-nums max-[359px]:grid-cols-[44px_24px_44px]"
    >
      {/* Enter presses the first submit button of a form, which must not be «меньше». */}
      <button type="submit" hidden />
      <StepButton step="less" name="Уменьшить количество" off={quantity <= min}>
        <MinusIcon />
      </StepButton>
      {/* A new quantity from the server replaces the typed one. */}
      <QuantityInput key={quantity} quantity={quantity} min={min} max={max} />
      <StepButton step="more" name="Увеличить количество" off={quantity >= max}>
        <PlusIcon />
      </StepButton>
    </div>
  );
}

function QuantityInput({ quantity, min, max }: Omit<StepperProps, 'label'>) {
  const [text, setText] = useState(String(quantity));
  return (
    <input
      type="number"
      name="quantity"
      inputMode="numeric"
      aria-label="Количество"
      min={min}
      max={max}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onBlur={(event) => {
        if (text !== String(quantity)) event.target.form?.requestSubmit();
      }}
      className="h-10.5 w-full [appearance:textfield] text-center focus-visible:-outline-offset-2 [&::-webkit-inner-spin-button]:appearance-none"
    />
  );
}

type StepButtonProps = { step: Step; name: string; off: boolean; children: ReactNode };

/**
 * One of the two buttons. At the limit it gets aria-disabled instead of disabled, so that it keeps the focus;
 * the form ignores its presses.
 */
function StepButton({ step, name, off, children }: StepButtonProps) {
  return (
    <button
      type="submit"
      name="step"
      value={step}
      aria-label={name}
      aria-disabled={off || undefined}
      onClick={off ? (event) => event.preventDefault() : undefined}
      className={classNames(
        'flex h-10.5 items-center justify-center focus-visible:-outline-offset-2',
        off && 'cursor-default text-ink-3',
      )}
    >
      {children}
    </button>
  );
}

/**
 * The quantity that a posted stepper form asks for: 0 for «remove», one piece less or more for the buttons,
 * or the typed number after Enter. Undefined if the field is not a number.
 */
export function steppedQuantity(form: { get(name: string): unknown }): number | undefined {
  const step = form.get('step');
  if (step === 'remove') return 0;
  const text = String(form.get('quantity') ?? '');
  if (!/^\d{1,2}$/.test(text)) return undefined;
  if (step === 'less') return Math.max(0, Number(text) - 1);
  return step === 'more' ? Number(text) + 1 : Number(text);
}
