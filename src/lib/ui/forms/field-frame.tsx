import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import type { Elements } from '../elements';

/** Texts of a control. */
export type FieldTexts = {
  label: string;
  /** Help for filling in; stays visible below the control. */
  hint?: ReactNode;
  /** What is wrong and what to do. */
  error?: string;
};

type FieldFrameProps = FieldTexts & { id: string; className?: string; children: Elements };

/** Label above, hint and error below, linked with the control by {@link fieldAttributes}. */
export function FieldFrame({ id, label, hint, error, className, children }: FieldFrameProps) {
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block text-caption text-ink-2">
        {label}
      </label>
      {children}
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}

export function FieldNotes({ id, hint, error }: Pick<FieldFrameProps, 'id' | 'hint' | 'error'>) {
  return (
    <>
      {error && (
        <p id={`${id}-error`} className="mt-1.5 text-accent text-caption">
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-caption text-ink-2">
          {hint}
        </p>
      )}
    </>
  );
}

/** Attributes that link a control with its label, hint and error. */
export function fieldAttributes(id: string, { hint, error }: Pick<FieldTexts, 'hint' | 'error'>) {
  const notes = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return {
    id,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': notes || undefined,
  };
}

/**
 * Classes of a control: 52 px high, 1 px border, 2 px accent border if it is wrong. The text is 16 px, because iOS
 * zooms in on less.
 */
export function fieldBox(error: string | undefined, className?: string): string {
  return classNames(
    'w-full appearance-none border bg-paper px-3.5 text-input placeholder:text-ink-3 focus:outline-2 focus:outline-ink read-only:text-ink-2 disabled:border-hair disabled:text-ink-3',
    // While focused it stays red inside the focus ring.
    error
      ? 'border-accent shadow-[inset_0_0_0_1px_var(--color-accent)] focus:outline-offset-1'
      : 'border-field focus:-outline-offset-2',
    className,
  );
}
