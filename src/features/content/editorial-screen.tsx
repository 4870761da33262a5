import type { ReactNode } from 'react';
import type { ContentPage } from '@/lib/api';
import { Breadcrumbs, type Crumb } from '@/lib/ui/content/breadcrumbs';
import { PageLink } from '@/lib/ui/links/page-link';
import { ScenePicture } from '@/lib/ui/pictures/picture';
import { PHONE_WIDE } from '@/lib/ui/pictures/picture-sources';
import { ContentBlocks } from './content-blocks';

type EditorialScreenProps = {
  page: Pick<ContentPage, 'title' | 'description' | 'scene' | 'blocks' | 'siblings'>;
  crumbs: Crumb[];
  /** The heading above the links to the other pages. */
  others: string;
  /** Pictures of stores, if the page links to any. */
  stores?: ReactNode;
  /** The goods that the page mentions. */
  goods: ReactNode;
};

/** An editorial page: a large picture beside the title, text with pictures, and goods. */
export function EditorialScreen({ page, crumbs, others, stores, goods }: EditorialScreenProps) {
  const { title, description, scene, blocks, siblings } = page;
  return (
    <>
      <article>
        <header className="page-width grid-page px-margin">
          <div className="col-span-full lg:col-span-5 lg:flex lg:flex-col lg:justify-between lg:pr-8">
            <Breadcrumbs crumbs={crumbs} />
            <div className="pb-6 lg:pb-0">
              <h1 className="type-h1 text-balance">{title}</h1>
              <p className="type-story mt-3 lg:mt-5">{description}</p>
            </div>
          </div>
          {scene && (
            <div className="-mx-edge col-span-full lg:col-span-7 lg:ml-0">
              <ScenePicture scene={scene} sizes={`(min-width: 1024px) 60vw, ${PHONE_WIDE}`} loading="high" />
            </div>
          )}
        </header>
        <div className="page-width grid-page mt-8 px-margin lg:mt-18">
          <div className="col-span-full lg:col-span-7 lg:col-start-4 lg:text-[1rem] lg:leading-[1.625]">
            <ContentBlocks blocks={blocks} />
          </div>
        </div>
      </article>
      {stores && <div className="section-gap empty:hidden">{stores}</div>}
      <div className="section-gap">{goods}</div>
      {siblings.length > 0 && (
        <nav aria-labelledby="others" className="page-width section-gap px-margin">
          <h2 id="others" className="type-h2 mb-3">
            {others}
          </h2>
          <ul className="border-hair border-t">
            {siblings.map(({ label, path }) => (
              <li key={path} className="border-hair border-b">
                <PageLink
                  href={path}
                  className="type-h3 block py-4 underline-offset-5 decoration-1 hover:underline"
                >
                  {label}
                </PageLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
  );
}
