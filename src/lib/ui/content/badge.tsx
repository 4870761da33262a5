import type { ReactNode } from 'react';
import { classNames } from '../class-names';

/** «Новинка», «Последний размер»: small plain text, at most one per card. Discounts are not badges. */
export function Badge({ children, className }: { children: ReactNode; className?: string }) {
  return <span className={classNames('text-badge text-ink', className)}>{children}</span>;
}
