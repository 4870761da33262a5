import {
  type CSSProperties,
  cloneElement,
  type HTMLAttributes,
  type ReactElement,
  useEffect,
  useId,
  useRef,
} from 'react';
import { placeBelow } from './place-below';

/** A pointer that only crosses shows nothing; ms. */
const DELAY_MS = 400;

type TooltipProps = {
  /** One element that can have the focus. It needs a name of its own: a tooltip only describes. */
  children: ReactElement<HTMLAttributes<HTMLElement>>;
  text: string;
};

/**
 * A few words about a control, on hover and focus; Esc takes them away, and the pointer may go onto them. Never the only
 * place of something a shopper must know: a finger sees no tooltips.
 */
export function Tooltip({ children, text }: TooltipProps) {
  const id = useId();
  const tip = useRef<HTMLDivElement>(null);
  const timer = useRef<number>(undefined);
  const anchor = `--tip-${id.replace(/\W/g, '')}`;

  const show = () => {
    const panel = tip.current;
    if (!panel || panel.matches(':popover-open')) return;
    panel.showPopover();
    placeBelow(panel, `[aria-describedby="${CSS.escape(id)}"]`, 'start');
  };
  const hide = () => {
    window.clearTimeout(timer.current);
    if (tip.current?.matches(':popover-open')) tip.current.hidePopover();
  };
  const later = (what: () => void, ms: number) => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(what, ms);
  };

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') hide();
    };
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
      window.clearTimeout(timer.current);
    };
  });

  const hover = {
    onPointerEnter: (event: React.PointerEvent) => {
      if (event.pointerType === 'mouse') later(show, DELAY_MS);
    },
    // Long enough to cross the gap between control and words.
    onPointerLeave: () => later(hide, 100),
  };
  return (
    <>
      {cloneElement(children, {
        ...hover,
        'aria-describedby': id,
        onFocus: (event) => {
          children.props.onFocus?.(event);
          if (event.currentTarget.matches(':focus-visible')) show();
        },
        onBlur: (event) => {
          children.props.onBlur?.(event);
          hide();
        },
        style: { ...children.props.style, anchorName: anchor } as CSSProperties,
      })}
      <div
        {...hover}
        ref={tip}
        id={id}
        role="tooltip"
        popover="manual"
        style={{ positionAnchor: anchor } as CSSProperties}
        className="popover tooltip"
      >
        {text}
      </div>
    </>
  );
}
