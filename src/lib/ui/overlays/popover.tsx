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
  /** A `<button>` or a part that hands its attributes on to one. */
  trigger: ReactElement<ButtonHTMLAttributes<HTMLButtonElement>>;
  /** Names the panel for those who do not see it open. */
  label: string;
  /** A function gets a way to close from inside. */
  children: ReactNode | ((close: () => void) => ReactNode);
  /** Which edges of trigger and panel meet. */
  align?: 'start' | 'end';
  className?: string;
};

/**
 * A small panel at its trigger, closed by Esc, a press elsewhere or a press on the trigger. All of this is the browser's
 * Popover API: it works before any script. The trigger is the panel's anchor; an older browser gets the place computed.
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
