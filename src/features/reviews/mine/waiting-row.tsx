import type { ReviewableLine } from '@/lib/api';
import { typesetName } from '@/lib/text/typeset-name';
import { PageLink } from '@/lib/ui/links/page-link';
import { StarIcon } from '@/lib/ui/pictures/icons';
import { Picture } from '@/lib/ui/pictures/picture';
import { reviewHref } from '../reviews-search';
import { lineText } from './line-text';

const STARS = [1, 2, 3, 4, 5] as const;

/** Received goods without a review. Pressing a star opens the review form with that rating. */
export function WaitingRow({ line }: { line: ReviewableLine }) {
  const { name, picture } = line;
  return (
    <li className="flex gap-4 border-hair border-b py-5">
      <Picture picture={picture} sizes="84px" alt="" className="aspect-3/4 w-21! shrink-0 self-start" />
      <div className="min-w-0">
        <h2>
          <PageLink href={reviewHref(line)} className="hover:underline">
            {typesetName(name)}
          </PageLink>
        </h2>
        <p className="mt-0.5 text-caption text-ink-2">{lineText(line)}</p>
        <ul aria-label={`Оценка: ${name}`} className="star-links -ml-3 flex">
          {STARS.map((stars) => (
            <li key={stars}>
              <PageLink
                href={reviewHref(line, { stars })}
                aria-label={`Поставить ${stars} из 5`}
                className="flex size-11 items-center justify-center"
              >
                <StarIcon />
              </PageLink>
            </li>
          ))}
        </ul>
        <p className="text-caption text-ink-2">Нажмите на&nbsp;звезду, чтобы начать</p>
      </div>
    </li>
  );
}
