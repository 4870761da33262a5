import { useMemo } from 'react';
import type { Link, NavigationFeature } from '@/lib/api';
import { useKnownQuery } from '@/lib/state/known-query';
import { classNames } from '@/lib/ui/class-names';
import { PageLink } from '@/lib/ui/links/page-link';
import { Picture } from '@/lib/ui/pictures/picture';
import { listingHref, listingLink, SALE } from '@/shop/addresses/paths';
import { buildMenu, featureOf, type MenuItem } from './menu';
import { navigationQuery } from './navigation-query';

export type MegaMenuProps = { path: string };

const LINE = 'underline-offset-5 decoration-1 hover:underline';

/** The menu of a department, as wide as the window: campaigns, categories, two pictures. */
export function MegaMenu({ path }: MegaMenuProps) {
  const data = useKnownQuery(navigationQuery);
  const item = useMemo(() => data && buildMenu(data).find((each) => each.path === path), [data, path]);
  if (!data || !item) return null;
  const feature = featureOf(data, path);
  return (
    <div className="page-width grid-page px-margin pt-10 pb-12">
      <Campaigns item={item} feature={feature} pages={data.pages} />
      <Categories item={item} />
      {feature?.pictures.map((each, index) => (
        <PageLink
          key={each.path}
          {...listingLink(each.path)}
          className={classNames(
            'group col-span-2 block',
            index === 0 && feature.pictures.length === 1 && 'col-start-11',
          )}
        >
          <Picture picture={each.picture} sizes="17vw" alt="" loading="eager" className="aspect-3/4" />
          <span className="mt-2.5 block text-ui underline-offset-5 decoration-1 group-hover:underline">
            {each.label}
          </span>
        </PageLink>
      ))}
    </div>
  );
}

type CampaignsProps = { item: MenuItem; feature: NavigationFeature | undefined; pages: Link[] };

function Campaigns({ item, feature, pages }: CampaignsProps) {
  return (
    <ul className="-mt-2 col-span-2 pr-2 text-[1.1875rem] leading-[1.32] tracking-[-0.01em]">
      <li>
        <PageLink {...listingLink(item.path)} className={classNames('block py-[7px]', LINE)}>
          Все товары
        </PageLink>
      </li>
      {feature?.links.map(({ label, path }) => (
        <li key={path}>
          <PageLink
            href={path}
            className={classNames(
              'block py-[7px]',
              LINE,
              path.startsWith(listingHref(SALE)) && 'text-accent',
            )}
          >
            {label}
          </PageLink>
        </li>
      ))}
      {pages.map(({ label, path }, index) => (
        <li key={path} className={classNames('text-ink-2 text-ui', index === 0 && 'mt-5')}>
          <PageLink href={path} className={classNames('block py-2', LINE)}>
            {label}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}

/**
 * The categories: in groups with headings if they have subcategories, otherwise as a list in three columns.
 */
function Categories({ item }: { item: MenuItem }) {
  const grouped = item.children.some(({ children }) => children.length > 0);
  if (!grouped) {
    return (
      <div className="col-span-6">
        <p className="mb-2.5 text-caption text-ink-2">Категории</p>
        <Links items={item.children} className="columns-3 gap-x-[var(--gutter)]" />
      </div>
    );
  }
  return (
    <ul className="col-span-6 columns-3 gap-x-[var(--gutter)]">
      {item.children.map((child) => (
        <li key={child.path} className="mb-5 break-inside-avoid">
          <PageLink
            {...listingLink(child.path)}
            className={classNames('block pb-2.5 text-caption text-ink-2 hover:text-ink', LINE)}
          >
            {child.name}
          </PageLink>
          <Links items={child.children} />
        </li>
      ))}
    </ul>
  );
}

function Links({ items, className }: { items: MenuItem[]; className?: string }) {
  return (
    <ul className={className}>
      {items.map(({ path, name }) => (
        <li key={path} className="break-inside-avoid">
          <PageLink
            {...listingLink(path)}
            className={classNames('block py-[7px] text-[0.9375rem] leading-5', LINE)}
          >
            {name}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
