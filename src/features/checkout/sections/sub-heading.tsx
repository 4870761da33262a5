import type { ReactNode } from 'react';
import type { Elements } from '@/lib/ui/elements';

/** A heading inside a part of the form: «Адрес», «Дата и время». */
export function SubHeading({ children, aside }: { children: ReactNode; aside?: Elements }) {
  return (
    <div className="mt-7 mb-3 flex min-h-5 items-center justify-between gap-3">
      <h3 className="text-body leading-5">{children}</h3>
      {aside}
    </div>
  );
}
