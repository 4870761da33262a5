import type { ReactNode } from 'react';

type IconProps = { className?: string };

/** Icons of the shop: 20 px, stroke of 1.3. Decorative; the control has the accessible name. */
export function icon(shapes: ReactNode) {
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
