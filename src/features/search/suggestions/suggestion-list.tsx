import type { MouseEvent } from 'react';
import { typesetName } from '@/lib/text/typeset-name';
import { Price } from '@/lib/ui/content/price';
import { PageLink } from '@/lib/ui/links/page-link';
import { Picture } from '@/lib/ui/pictures/picture';
import { completionOf } from './completion';
import type { Suggestion, SuggestionGroup } from './suggestion-groups';

type SuggestionListProps = {
  id: string;
  groups: SuggestionGroup[];
  typed: string;
  /** Key of the suggestion that is selected with arrow keys. */
  active: string | undefined;
  idOf(key: string): string | undefined;
  onClick(event: MouseEvent, option: Suggestion): void;
};

/**
 * The list of suggestions: texts on one side, goods on the other. Suggestions are links, so that they can be
 * opened in a new tab.
 */
export function SuggestionList({ id, groups, typed, active, idOf, onClick }: SuggestionListProps) {
  const words = groups.filter(({ kind }) => kind !== 'product');
  const goods = groups.filter(({ kind }) => kind === 'product');
  const optionOf = (option: Suggestion) => (
    <PageLink
      key={option.key}
      role="option"
      id={idOf(option.key)}
      aria-selected={option.key === active}
      tabIndex={-1}
      href={option.href}
      onClick={(event) => onClick(event, option)}
      className={option.product ? 'suggested-product' : 'suggested-words'}
    >
      {option.product ? <Product option={option} /> : <Words option={option} typed={typed} />}
    </PageLink>
  );
  return (
    <div role="listbox" id={id} aria-label="Подсказки" className="suggestion-columns">
      {words.length > 0 && (
        <div role="presentation">
          {words.map(({ kind, title, options }) => (
            // biome-ignore lint/a11y/useSemanticElements: a group of a list, not of a form
            <div key={kind} role="group" aria-label={title} data-kind={kind} className="suggestion-group">
              <p aria-hidden="true" className="suggestion-title">
                {title}
              </p>
              {options.map(optionOf)}
            </div>
          ))}
        </div>
      )}
      {goods.map(({ kind, title, options }) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of a list, not of a form
        <div key={kind} role="group" aria-label={title}>
          <p aria-hidden="true" className="suggestion-title">
            {title}
          </p>
          <div role="presentation" className="suggested-products">
            {options.map(optionOf)}
          </div>
        </div>
      ))}
    </div>
  );
}

/** The name of a suggestion. The typed part is dimmed, so that the rest stands out. */
function Words({ option: { name, under }, typed }: { option: Suggestion; typed: string }) {
  const [before, same, after] = completionOf(name, typed);
  return (
    <span className="truncate">
      {same === '' ? (
        <span>{name}</span>
      ) : (
        <>
          {before && <b>{before}</b>}
          <span className="text-ink-2">{same}</span>
          {after && <b>{after}</b>}
        </>
      )}
      {under !== undefined && <span className="ml-2 text-caption text-ink-2">{under}</span>}
    </span>
  );
}

function Product({ option: { product } }: { option: Suggestion }) {
  if (!product) return null;
  const { name, colourName, price, priceBefore, hasDearerSizes, picture } = product;
  return (
    <>
      <span className="suggested-picture">
        <Picture
          picture={picture}
          alt=""
          sizes="(min-width: 1280px) 10vw, 60px"
          loading="eager"
          className="aspect-3/4"
        />
      </span>
      <span className="min-w-0">
        <span className="suggested-name">
          <span>{typesetName(name)}</span>
          <span className="sr-only">{`, ${colourName}`}</span>
        </span>
        <Price price={price} priceBefore={priceBefore} isFrom={hasDearerSizes} className="mt-0.5 text-ui" />
      </span>
    </>
  );
}
