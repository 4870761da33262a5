import { capitalised } from '#shared/text/capitalised.ts';
import { PageLink } from '@/lib/ui/links/page-link';
import { CloseIcon } from '@/lib/ui/pictures/icons';

/** A part of the query that the search applied as a filter, and the URL of the search without it. */
export type UnderstoodWord = { name: string; href: string };

/** Parts of the query that the search applied as filters. They are links that remove them: «До 5 000 ₽ ×». */
export function UnderstoodParts({ parts }: { parts: readonly UnderstoodWord[] }) {
  if (parts.length === 0) return null;
  return (
    <div className="mt-2 flex flex-wrap items-baseline gap-x-5">
      <p id="understood" className="text-caption text-ink-2">
        Учли в&nbsp;запросе
      </p>
      <ul aria-labelledby="understood" className="flex flex-wrap gap-x-5">
        {parts.map(({ name, href }) => (
          <li key={`${name} ${href}`}>
            <PageLink href={href} aria-label={`Убрать из запроса: ${name}`} className="applied">
              <span>{capitalised(name)}</span>
              <CloseIcon />
            </PageLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
