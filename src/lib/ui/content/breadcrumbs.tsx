import { PageLink } from '@/lib/ui/links/page-link';
export type Crumb = { name: string; href: string };

/** Breadcrumbs. If `current` is given, it is the last one: the page itself, without a link. */
export function Breadcrumbs({ crumbs, current }: { crumbs: Crumb[]; current?: string }) {
  if (crumbs.length === 0 && current === undefined) return null;
  return (
    <nav aria-label="Вы здесь">
      <ol className="crumbs">
        {crumbs.map(({ name, href }) => (
          <li key={href}>
            <PageLink href={href}>{name}</PageLink>
          </li>
        ))}
        {current !== undefined && <li aria-current="page">{current}</li>}
      </ol>
    </nav>
  );
}
