import type { ComponentProps } from 'react';
import { ButtonLink } from '@/lib/ui/buttons/button';
import type { Elements } from '@/lib/ui/elements';
import { AppliedFilters } from '../filters/applied-filters';

type NothingFitsProps = Pick<ComponentProps<typeof AppliedFilters>, 'applied' | 'hrefOf' | 'onFollow'> & {
  /** A grid of other goods. */
  fallback: Elements;
};

/** Shown if no goods match the filters: links that remove filters, and other goods. */
export function NothingFits({ applied, hrefOf, onFollow, fallback }: NothingFitsProps) {
  return (
    <>
      <div className="px-margin pt-8 md:px-0 lg:pt-0">
        <h2 className="type-h2">Под&nbsp;выбранные фильтры ничего не&nbsp;подошло</h2>
        <p className="mt-3 text-ink-2">Уберите один из&nbsp;фильтров или&nbsp;сбросьте все сразу.</p>
        <AppliedFilters
          applied={applied}
          hrefOf={hrefOf}
          onFollow={onFollow}
          className="mt-6 flex flex-wrap gap-x-6"
        />
        <ButtonLink href={hrefOf({})} onClick={onFollow} className="mt-6">
          Сбросить фильтры
        </ButtonLink>
      </div>
      {fallback && (
        <div className="goods-instead">
          <h2 className="type-h2">Посмотрите другие товары</h2>
          {fallback}
        </div>
      )}
    </>
  );
}
