type BannerProps = {
  text: string;
  link: { label: string; path: string } | null;
  className?: string;
};

/** A sentence of the shop above goods, with an optional link. */
export function Banner({ text, link, className = 'mt-4' }: BannerProps) {
  return (
    <p
      className={`${className} flex flex-wrap items-center gap-x-4 gap-y-1 border-ink border-l py-1 pl-4 [overflow-wrap:anywhere]`}
    >
      {text}
      {link && (
        <a href={link.path} className="text-link">
          {link.label}
        </a>
      )}
    </p>
  );
}
