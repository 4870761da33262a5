import type { MouseEvent } from 'react';
import type { CheckoutField } from '../fields/checkout-fields';
import { anchorOf } from '../words/anchor-of';
import { FIELD_NAMES } from '../words/field-names';

/** Links to all fields with errors, in one line above the order button. */
export function ErrorsLine({ wrong }: { wrong: readonly CheckoutField[] }) {
  return (
    <p role="alert" className="mt-4 text-accent text-ui">
      Проверьте:{' '}
      {wrong.map((name, index) => (
        <span key={name}>
          {index > 0 && <span>{index === wrong.length - 1 ? ' и\u00a0' : ', '}</span>}
          <a
            href={`#${anchorOf(name)}`}
            onClick={(event) => focusField(event, name)}
            className="underline decoration-1 underline-offset-4"
          >
            {FIELD_NAMES[name]}
          </a>
        </span>
      ))}
    </p>
  );
}

function focusField(event: MouseEvent, name: CheckoutField): void {
  event.preventDefault();
  const place = document.getElementById(anchorOf(name));
  // A day without free intervals is disabled and cannot be focused.
  place?.querySelector<HTMLElement>('input:not([disabled], [type=hidden]), textarea, button')?.focus();
}
