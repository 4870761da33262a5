import {
  type ButtonHTMLAttributes,
  type CSSProperties,
  cloneElement,
  type ReactElement,
  type ReactNode,
  useId,
  useRef,
} from 'react';
import { classNames } from '../class-names';
import { placeBelow } from './place-below';

type PopoverProps = {
  /** The button that opens the panel: a `button`, or a component that passes its attributes to one. */
  trigger: ReactElement<ButtonHTMLAttributes<HTMLButtonElement>>;
  /** Accessible name of the panel. */
  label: string;
  /** The content. If it is a function, it gets a callback that closes the panel. */
  children: ReactNode | ((close: () => void) => ReactNode);
  /** Which edges of button and panel are aligned. */
  align?: 'start' | 'end';
  className?: string;
};

/**
 * A small panel beside its button, closed by Esc, by a press outside, or by the button. It uses the native
 * Popover API, so it works without scripts. The button is its CSS anchor; in older browsers scripts compute
 * the position.
 */
export function Popover({ trigger, label, children, align = 'start', className }: PopoverProps) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const anchor = `--anchor-${id.replace(/\W/g, '')}`;
  const close = () => panel.current?.hidePopover();
  return (
    <>
      {cloneElement(trigger, {
        popoverTarget: id,
        'aria-haspopup': 'dialog',
        style: { ...trigger.props.style, anchorName: anchor } as CSSProperties,
      })}
      <div
        ref={panel}
        id={id}
        role="dialog"
        aria-label={label}
        popover="auto"
        data-align={align}
        style={{ positionAnchor: anchor } as CSSProperties}
        onToggle={({ newState, currentTarget }) => {
          if (newState === 'open') placeBelow(currentTarget, `[popovertarget="${CSS.escape(id)}"]`, align);
        }}
        className={classNames('popover', className)}
      >
        {typeof children === 'function' ? children(close) : children}
      </div>
    </>
  );
}
