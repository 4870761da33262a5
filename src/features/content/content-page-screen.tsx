import { formatDottedDate } from '#shared/text/dates.ts';
import type { ContentPage, ContentPageKind } from '@/lib/api';
import { ContentBlocks } from './content-blocks';

/** What the other pages of a kind are together. */
const KIND_NAMES: Record<ContentPageKind, string> = {
  support: 'Покупателям',
  guide: 'Советы',
  policy: 'Документы',
  page: 'Согласия',
};

/** A page of text, and a quiet list of the other pages of its kind beside it. */
export function ContentPageScreen({ page }: { page: ContentPage }) {
  return (
    <div className="page-width grid-page gap-y-12 px-margin pt-5 lg:pt-12">
      <article className="col-span-full lg:col-span-8">
        <h1 className="type-h1">{page.title}</h1>
        {isDocument(page) && (
          <p className="mt-2 text-caption text-ink-2">
            Редакция от&nbsp;
            <time dateTime={page.updatedAt}>{formatDottedDate(new Date(page.updatedAt))}</time>
          </p>
        )}
        <div className="mt-6 lg:mt-8">
          <ContentBlocks blocks={page.blocks} />
        </div>
      </article>
      <Siblings page={page} />
    </div>
  );
}

/** A text that people agree to is quoted with its date. */
function isDocument({ kind }: ContentPage): boolean {
  return kind === 'policy' || kind === 'page';
}

function Siblings({ page }: { page: ContentPage }) {
  if (page.siblings.length === 0) return null;
  return (
    <nav
      aria-labelledby="siblings"
      className="col-span-full border-hair border-t pt-4 text-ui lg:col-span-3 lg:col-start-10 lg:self-start lg:border-t-0 lg:pt-2.5"
    >
      <h2 id="siblings" className="mb-1 text-caption text-ink-2">
        {KIND_NAMES[page.kind]}
      </h2>
      <ul>
        {page.siblings.map(({ label, path }) => (
          <li key={path}>
            <a href={path} className="block py-3 underline-offset-5 hover:underline lg:py-1.5">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
