import type { ReactNode } from 'react';

type IconProps = { className?: string };

/**
 * Creates an icon: 20 px, stroke width 1.3. Icons are decorative; the control around one has the accessible
 * name.
 */
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
