import { type ComponentProps, useId } from 'react';
import { Button } from '../buttons/button';
import { FieldFrame, type FieldTexts, fieldAttributes, fieldBox } from './field-frame';

type FieldPairProps = ComponentProps<'input'> &
  FieldTexts & {
    /** Label of the button: «Применить», «Подписаться». */
    action: string;
    busy?: boolean;
    /** Variant of the button. Primary only if it is the main button of the screen. */
    variant?: 'primary' | 'quiet';
  };

/** A field and the submit button of its form, with a shared border. */
export function FieldPair(props: FieldPairProps) {
  const { label, hint, error, action, busy, variant = 'quiet', className, ...input } = props;
  const id = useId();
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} className={className}>
      <div className="flex">
        <input
          {...input}
          {...fieldAttributes(id, { hint, error })}
          className={fieldBox(error, 'h-13 min-w-0 flex-1 border-r-0')}
        />
        <Button type="submit" variant={variant} busy={busy} className="shrink-0 px-5">
          {action}
        </Button>
      </div>
    </FieldFrame>
  );
}
