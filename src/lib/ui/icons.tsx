import type { ReactNode } from 'react';

type IconProps = { className?: string };

/** Icons of the shop: 20 px, a stroke of 1.3, ink. Decorative; the control around them carries the name. */
function icon(shapes: ReactNode) {
  return function Icon({ className }: IconProps) {
    return (
      <svg
        aria-hidden="true"
        className={className}
        width="20"
        height="20"
        viewBox="0 0 20 20"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.3"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        {shapes}
      </svg>
    );
  };
}

export const MenuIcon = icon(<path d="M3 7h14M3 13h14" />);
export const CloseIcon = icon(<path d="m4.5 4.5 11 11m0-11-11 11" />);
export const PlusIcon = icon(<path d="M10 4.5v11M4.5 10h11" />);
export const MinusIcon = icon(<path d="M4.5 10h11" />);
export const ChevronDownIcon = icon(<path d="m5 7.5 5 5 5-5" />);
export const ChevronRightIcon = icon(<path d="m7.5 5 5 5-5 5" />);
export const ChevronLeftIcon = icon(<path d="m12.5 5-5 5 5 5" />);
export const HeartIcon = icon(
  <path d="M10 16.8 3.7 10.5a3.9 3.9 0 0 1 5.6-5.5l.7.7.7-.7a3.9 3.9 0 0 1 5.6 5.5Z" />,
);
export const BagIcon = icon(<path d="M3.9 7h12.2l.9 10H3Zm3.1 2.5V5.6a3 3 0 0 1 6 0v3.9" />);
export const PersonIcon = icon(
  <>
    <circle cx="10" cy="6.3" r="3.2" />
    <path d="M4 17.2c.3-3.4 2.7-5.2 6-5.2s5.7 1.8 6 5.2" />
  </>,
);
export const EyeIcon = icon(
  <>
    <path d="M1.8 10S4.8 4.6 10 4.6 18.2 10 18.2 10 15.2 15.4 10 15.4 1.8 10 1.8 10Z" />
    <circle cx="10" cy="10" r="2.5" />
  </>,
);
