import type { ReactNode } from 'react';
import { classNames } from '../class-names';

type NoticeProps = { children: ReactNode; id?: string; className?: string };

/** An error beside the control that it is about. Screen readers announce it at once. */
export function ErrorNotice({ children, id, className }: NoticeProps) {
  return (
    <p role="alert" id={id} className={classNames('text-caption text-accent', className)}>
      {children}
    </p>
  );
}
