import { classNames } from '@/lib/ui/class-names';
import type { Elements } from '@/lib/ui/elements';
import { PageLink } from '@/lib/ui/links/page-link';

type CountedLinkProps = {
  href: string;
  name: string;
  icon: Elements;
  /** The number beside the icon; 0 is hidden. */
  count?: number;
  className?: string;
};

/** A header icon with a number, which overlays the icon's corner, so that nothing moves when it appears. */
export function CountedLink({ href, name, icon, count = 0, className }: CountedLinkProps) {
  return (
    <PageLink
      href={href}
      aria-label={count > 0 ? `${name}: ${count}` : name}
      className={classNames('relative inline-flex size-11 items-center justify-center', className)}
    >
      {icon}
      {count > 0 && (
        <span
          aria-hidden="true"
          className="absolute top-1.25 right-0.5 min-w-4 bg-ink px-1 text-center font-medium text-counter text-paper tabular-nums"
        >
          {count > 99 ? '99+' : count}
        </span>
      )}
    </PageLink>
  );
}
