import { type ReactNode, useId } from 'react';
import { classNames } from '@/lib/ui/class-names';

type FormSectionProps = {
  title: string;
  note?: ReactNode;
  /**
   * Whether this is the last section of the form. On a phone it comes after the sums, and its title is
   * hidden. `untitled` hides the title at every width, because the button in the section says the same.
   */
  last?: boolean | 'untitled';
  children: ReactNode;
};

/** A section of a long form: title at the left, fields at the right. */
export function FormSection({ title, note, last = false, children }: FormSectionProps) {
  const id = useId();
  const untitled = last === 'untitled';
  return (
    <section
      aria-labelledby={id}
      className={classNames(
        'border-hair border-t lg:grid lg:grid-cols-8 lg:gap-x-[var(--gutter)] lg:pt-8 lg:pb-10',
        last ? 'pb-4 max-lg:border-0' : 'pb-8',
        last && !untitled ? 'pt-2' : 'pt-6',
      )}
    >
      <div
        className={classNames(
          'mb-4 lg:col-span-2 lg:mb-0 lg:pr-4',
          untitled ? 'sr-only' : last && 'max-lg:sr-only',
        )}
      >
        <h2 id={id} className="type-h3">
          {title}
        </h2>
        {note && <p className="mt-1 text-caption lg:max-w-[34ch] text-ink-2">{note}</p>}
      </div>
      <div className={classNames('min-w-0 lg:col-span-6', untitled && 'lg:col-start-3')}>{children}</div>
    </section>
  );
}
