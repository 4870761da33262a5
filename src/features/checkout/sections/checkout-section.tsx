import { type ReactNode, useId } from 'react';
import { classNames } from '@/lib/ui/class-names';

type CheckoutSectionProps = {
  title: string;
  note?: ReactNode;
  /** The last section: on a phone it follows the sums and has no visible title. */
  last?: boolean;
  children: ReactNode;
};

/** A section of the checkout: title at the left, fields at the right. */
export function CheckoutSection({ title, note, last = false, children }: CheckoutSectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={classNames(
        'border-hair border-t lg:grid lg:grid-cols-8 lg:gap-x-[var(--gutter)] lg:pt-8 lg:pb-10',
        last ? 'pt-2 pb-4 max-lg:border-0' : 'pt-6 pb-8',
      )}
    >
      <div className={classNames('mb-4 lg:col-span-2 lg:mb-0 lg:pr-4', last && 'max-lg:sr-only')}>
        <h2 id={id} className="type-h3">
          {title}
        </h2>
        {note && <p className="mt-1 text-caption lg:max-w-[34ch] text-ink-2">{note}</p>}
      </div>
      <div className="min-w-0 lg:col-span-6">{children}</div>
    </section>
  );
}

/** A heading inside a section: «Адрес», «Дата и время». */
export function SubHeading({ children, aside }: { children: ReactNode; aside?: ReactNode }) {
  return (
    <div className="mt-7 mb-3 flex min-h-5 items-center justify-between gap-3">
      <h3 className="text-body leading-5">{children}</h3>
      {aside}
    </div>
  );
}
