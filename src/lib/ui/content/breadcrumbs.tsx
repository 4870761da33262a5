export type Crumb = { name: string; href: string };

/** The way here. The last crumb is the page itself when `current` is given. */
export function Breadcrumbs({ crumbs, current }: { crumbs: Crumb[]; current?: string }) {
  if (crumbs.length === 0 && current === undefined) return null;
  return (
    <nav aria-label="Вы здесь">
      <ol className="flex flex-wrap gap-x-2 text-caption text-ink-2">
        {crumbs.map((crumb, index) => (
          <li key={crumb.href} className="flex gap-x-2">
            {index > 0 && <Separator />}
            <a href={crumb.href} className="inline-block py-[13px] hover:text-ink">
              {crumb.name}
            </a>
          </li>
        ))}
        {current !== undefined && (
          <li aria-current="page" className="flex gap-x-2">
            {crumbs.length > 0 && <Separator />}
            <span className="py-[13px]">{current}</span>
          </li>
        )}
      </ol>
    </nav>
  );
}

function Separator() {
  return (
    <span aria-hidden="true" className="py-[13px]">
      /
    </span>
  );
}
