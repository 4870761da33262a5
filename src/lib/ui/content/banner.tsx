type BannerProps = {
  text: string;
  link: { label: string; path: string } | null;
  className?: string;
};

/** A sentence above goods, with a link where it leads somewhere. */
export function Banner({ text, link, className = 'mt-4' }: BannerProps) {
  return (
    <p
      className={`${className} flex flex-wrap items-center gap-x-4 gap-y-1 bg-wash px-4 py-3 [overflow-wrap:anywhere]`}
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
