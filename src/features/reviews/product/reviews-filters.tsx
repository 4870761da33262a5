import { SORT_WORDS } from '#shared/reviews/review-words.ts';
import { HEIGHT_REACH } from '#shared/reviews/summary.ts';
import type { ReviewSummary } from '@/lib/api';
import { PageLink } from '@/lib/ui/links/page-link';
import { ChevronDownIcon } from '@/lib/ui/pictures/icons';
import { type ProductSearch, productReviewsHref } from '../reviews-search';

const CHIP =
  'inline-flex min-h-11 shrink-0 cursor-pointer items-center gap-1.5 whitespace-nowrap border border-field px-3.5 text-ui hover:border-ink aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-paper aria-[current]:forced-colors:outline-2';

type ReviewsFiltersProps = { productUrl: string; summary: ReviewSummary; search: ProductSearch };

/**
 * Filters and order of the reviews as links, which work without scripts: photographs, sizes, heights, order.
 */
export function ReviewsFilters({ productUrl, summary, search }: ReviewsFiltersProps) {
  const { foto, razmer, rost, ocenka, sort = 'newest' } = search;
  const hrefOf = (change: Partial<ProductSearch>) =>
    productReviewsHref(productUrl, { ...search, page: undefined, ...change });
  const sorts = Object.entries(SORT_WORDS) as [keyof typeof SORT_WORDS, string][];
  return (
    <fieldset className="mb-4 flex flex-wrap gap-2">
      <legend className="sr-only">Какие отзывы показать</legend>
      {ocenka !== undefined && (
        <PageLink href={hrefOf({ ocenka: undefined })} rel="nofollow" aria-current="true" className={CHIP}>
          {`Оценка ${ocenka}`}
        </PageLink>
      )}
      {summary.withPhotos > 0 && (
        <PageLink
          href={hrefOf({ foto: foto ? undefined : 'da' })}
          rel="nofollow"
          aria-current={foto ? 'true' : undefined}
          className={CHIP}
        >
          {`С\u00a0фото, ${summary.withPhotos}`}
        </PageLink>
      )}
      {summary.sizes.length > 1 && (
        <Choice
          key={`size ${razmer}`}
          label={razmer === undefined ? 'Размер: все' : `Размер: ${razmer}`}
          isOn={razmer !== undefined}
          options={[
            { href: hrefOf({ razmer: undefined }), words: 'Все размеры', isOn: razmer === undefined },
            ...summary.sizes.map(({ size, count }) => ({
              href: hrefOf({ razmer: size }),
              words: `${size}, ${count}`,
              isOn: razmer === size,
            })),
          ]}
        />
      )}
      {summary.heights.length > 0 && (
        <Choice
          key={`height ${rost}`}
          label={rost === undefined ? 'Рост: любой' : `Рост: ${heightWords(rost)}`}
          isOn={rost !== undefined}
          options={[
            { href: hrefOf({ rost: undefined }), words: 'Любой рост', isOn: rost === undefined },
            ...summary.heights.map(({ heightCm, count }) => ({
              href: hrefOf({ rost: heightCm }),
              isOn: rost === heightCm,
              words: `${heightWords(heightCm)}, ${count}`,
            })),
          ]}
        />
      )}
      {summary.count > 1 && (
        <Choice
          key={`sort ${sort}`}
          label={SORT_WORDS[sort]}
          isOn={false}
          options={sorts.map(([value, words]) => ({
            href: hrefOf({ sort: value }),
            words,
            isOn: value === sort,
          }))}
        />
      )}
    </fieldset>
  );
}

/** The heights of a filter in words: «165–175 см». */
const heightWords = (chosen: number) => `${chosen - HEIGHT_REACH}–${chosen + HEIGHT_REACH}\u00a0см`;

type ChoiceProps = {
  label: string;
  isOn: boolean;
  options: { href: string; words: string; isOn: boolean }[];
};

/** A chip that opens a list of links. The list closes when another link is chosen. */
function Choice({ label, isOn, options }: ChoiceProps) {
  return (
    <details className="relative">
      <summary
        data-on={isOn || undefined}
        className={`${CHIP} list-none data-on:border-ink [&::-webkit-details-marker]:hidden`}
      >
        <span>{label}</span>
        <ChevronDownIcon className="size-4" />
      </summary>
      <ul className="absolute top-full left-0 z-10 mt-1 max-h-80 min-w-full overflow-y-auto border border-ink bg-paper py-1.5">
        {options.map(({ href, words, isOn: isChosen }) => (
          <li key={words}>
            <PageLink
              href={href}
              rel="nofollow"
              aria-current={isChosen || undefined}
              className="flex min-h-11 items-center whitespace-nowrap px-3.5 text-ui hover:underline aria-[current]:font-[500]"
            >
              {words}
            </PageLink>
          </li>
        ))}
      </ul>
    </details>
  );
}
