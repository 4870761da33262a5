/** The icon for fitting. Drawn like the icons of lib/ui: 20 px, stroke width 1.3. */
export function HangerIcon({ className }: { className?: string }) {
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
      <path d="M8.2 5.3A1.9 1.9 0 1 1 10 7.2v1.6m0 0 7.3 5c1 .7.6 2-.6 2H3.3c-1.2 0-1.6-1.3-.6-2Z" />
    </svg>
  );
}
