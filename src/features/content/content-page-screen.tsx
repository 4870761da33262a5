import { formatDottedDate } from '#shared/text/dates.ts';
import type { ContentMatches, ContentPage, ContentPageKind } from '@/lib/api';
import type { Elements } from '@/lib/ui/elements';
import { PageLink } from '@/lib/ui/links/page-link';
import { ContentBlocks } from './content-blocks';
import { Contents, contentsOf, FoldedContents } from './contents';
import { HelpMatches, HelpSearch } from './help-search';

/** The heading above the links to the other pages of a kind. */
const KIND_NAMES: Record<ContentPageKind, string> = {
  support: 'Покупателям',
  guide: 'Советы',
  policy: 'Документы',
  page: 'Согласия',
  about: 'О\u00a0нас',
  journal: 'Ещё в\u00a0журнале',
};

type ContentPageScreenProps = {
  page: ContentPage;
  /** Results of the help search, shown instead of the page's text. */
  matches?: ContentMatches | undefined;
  /** Content above the text. */
  lead?: Elements;
};

/**
 * A text page with its table of contents and links to the other pages of its kind. Help pages also have a
 * search.
 */
export function ContentPageScreen({ page, matches, lead }: ContentPageScreenProps) {
  const headings = matches ? [] : contentsOf(page.blocks);
  return (
    <div className="page-width grid-page gap-y-12 px-margin pt-5 lg:grid-rows-[auto_1fr] lg:pt-12">
      <article className="col-span-full lg:col-span-8 lg:row-span-2">
        <h1 className="type-h1">{matches ? 'Поиск по\u00a0справке' : page.title}</h1>
        {isDocument(page) && (
          <p className="mt-2 text-caption text-ink-2">
            Редакция от&nbsp;
            <time dateTime={page.updatedAt}>{formatDottedDate(new Date(page.updatedAt))}</time>
          </p>
        )}
        {page.kind === 'support' && <HelpSearch query={matches?.query} className="mt-6 max-w-140" />}
        {headings.length > 0 && <FoldedContents headings={headings} className="mt-6 lg:hidden" />}
        <div className="mt-6 lg:mt-8">
          {lead}
          {matches ? <HelpMatches matches={matches} /> : <ContentBlocks blocks={page.blocks} />}
        </div>
      </article>
      {headings.length > 0 && (
        <Contents headings={headings} className="max-lg:hidden lg:col-span-3 lg:col-start-10 lg:pt-2.5" />
      )}
      <Siblings page={page} />
    </div>
  );
}

/** Whether the page is a legal text, which people agree to: it shows its date. */
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
            <PageLink href={path} className="block py-3 underline-offset-5 hover:underline lg:py-1.5">
              {label}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
