import type { ComponentProps } from 'react';

/** A honeypot field against robots: invisible, not in the tab order, hidden from screen readers. */
export function RobotField({ error: _, ...input }: ComponentProps<'input'> & { error?: string }) {
  return (
    <div aria-hidden="true" className="absolute size-px overflow-hidden [clip-path:inset(50%)]">
      <label>
        Не&nbsp;заполняйте
        <input {...input} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
