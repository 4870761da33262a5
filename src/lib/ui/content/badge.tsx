import type { ReactNode } from 'react';
import { classNames } from '../class-names';

/** «Новинка», «Последний размер»: plain small words, at most one on a card. The discount is no badge. */
export function Badge({ children, className }: { children: ReactNode; className?: string }) {
  return <span className={classNames('text-badge text-ink', className)}>{children}</span>;
}
