import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import type { Elements } from '../elements';

/** The texts of a form field. */
export type FieldTexts = {
  label: string;
  /** Help, which stays visible below the field. */
  hint?: ReactNode;
  /** The error: what is wrong and how to correct it. */
  error?: string;
};

type FieldFrameProps = FieldTexts & { id: string; className?: string; children: Elements };

/**
 * The frame of a form field: the label above it, hint and error below it. {@link fieldAttributes} links them
 * to the control.
 */
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

/** ARIA attributes that link a control to its label, hint and error. */
export function fieldAttributes(id: string, { hint, error }: Pick<FieldTexts, 'hint' | 'error'>) {
  const notes = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return {
    id,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': notes || undefined,
  };
}

/**
 * Classes of a control: 52 px high with a border of 1 px, or 2 px in the accent colour if there is an error.
 * The text is 16 px, because iOS zooms the page for a smaller one.
 */
export function fieldBox(error: string | undefined, className?: string): string {
  return classNames(
    'w-full appearance-none border bg-paper px-3.5 text-input placeholder:text-ink-3 focus:outline-2 focus:outline-ink read-only:text-ink-2 disabled:border-hair disabled:text-ink-3',
    // A focused field with an error keeps its red border inside the focus ring.
    error
      ? 'border-accent shadow-[inset_0_0_0_1px_var(--color-accent)] focus:outline-offset-1'
      : 'border-field focus:-outline-offset-2',
    className,
  );
}
