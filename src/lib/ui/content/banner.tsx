import { PageLink } from '@/lib/ui/links/page-link';

type BannerProps = {
  text: string;
  link: { label: string; path: string } | null;
  className?: string;
};

/** A banner above a list of goods: a sentence with an optional link. */
export function Banner({ text, link, className = 'mt-4' }: BannerProps) {
  return (
    <p
      className={`${className} flex flex-wrap items-center gap-x-4 gap-y-1 border-ink border-l py-1 pl-4 [overflow-wrap:anywhere]`}
    >
      <span>{text}</span>
      {link && (
        <PageLink href={link.path} className="text-link">
          {link.label}
        </PageLink>
      )}
    </p>
  );
}
