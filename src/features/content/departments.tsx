import { useState } from 'react';
import { formatCount } from '#shared/text/plural.ts';
import type { HomeDepartments } from '@/lib/api';
import { classNames } from '@/lib/ui/class-names';
import { PageLink } from '@/lib/ui/links/page-link';
import { Picture } from '@/lib/ui/pictures/picture';
import { listingLink } from '@/shop/addresses/paths';

/** The departments as large links; the picture beside them belongs to the hovered or focused department. */
export function Departments({ section }: { section: HomeDepartments }) {
  const [pointedAt, setPointedAt] = useState(0);
  /**
   * Indexes of the departments whose pictures are loaded: a picture loads when its department is first
   * hovered or focused.
   */
  const [seen, setSeen] = useState<readonly number[]>([0]);

  function pointAt(index: number) {
    setPointedAt(index);
    if (!seen.includes(index)) setSeen([...seen, index]);
  }

  return (
    <section className="page-width grid-page px-margin">
      <h2 className="sr-only">{section.title}</h2>
      <ul className="index-list col-span-full border-hair border-t lg:col-span-7 lg:self-start">
        {section.departments.map(({ category, picture }, index) => (
          <li key={category.path}>
            <PageLink
              {...listingLink(category.path)}
              onPointerEnter={() => pointAt(index)}
              onFocus={() => pointAt(index)}
              className="type-index flex items-center justify-between gap-4 border-hair border-b py-2 transition-colors motion-fast lg:py-5.5"
            >
              <span className="lg:-ml-[0.035em]">
                <span>{category.name}</span>
                <small className="ml-2.5 inline-block align-[0.4em] text-caption tracking-normal text-ink-2 tabular-nums lg:align-[1.6em]">
                  {formatCount(category.productCount)}
                </small>
              </span>
              <Picture
                picture={picture}
                sizes="60px"
                alt=""
                className="aspect-3/4 max-w-15 zoomed:hidden lg:hidden"
              />
            </PageLink>
          </li>
        ))}
      </ul>
      <div
        aria-hidden="true"
        className="-mr-edge relative hidden overflow-hidden lg:col-span-4 lg:col-start-9 lg:block"
      >
        {section.departments.map(({ category, picture }, index) => (
          <div
            key={category.path}
            className={classNames(
              'transition-opacity motion-slow',
              index > 0 && 'absolute inset-0',
              index !== pointedAt && 'opacity-0',
            )}
          >
            {seen.includes(index) && <Picture picture={picture} sizes="35vw" alt="" className="aspect-4/5" />}
          </div>
        ))}
      </div>
    </section>
  );
}
