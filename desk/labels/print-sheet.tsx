import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { createPortal } from 'react-dom';

/** Prints its content, which the screen does not show, at once and alone. */
export function PrintSheet({ children, onPrinted }: { children: ReactNode; onPrinted(): void }) {
  const print = useEffectEvent(() => {
    window.print();
    onPrinted();
  });
  useEffect(() => print(), []);
  return createPortal(<div className="print-sheet labels">{children}</div>, document.body);
}
