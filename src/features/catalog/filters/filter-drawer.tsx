import { useMemo, useState } from 'react';
import { countOf, GOODS } from '#shared/text/plural.ts';
import { Button } from '@/lib/ui/buttons/button';
import { TextButton } from '@/lib/ui/buttons/text-link';
import { classNames } from '@/lib/ui/class-names';
import { ErrorNotice } from '@/lib/ui/content/notice';
import { Drawer } from '@/lib/ui/overlays/drawer';
import type { ListedGoods } from '../cards/listed-goods';
import { type Choice, countChosen } from '../choice/choice';
import { type FacetData, toFacetData } from '../choice/facet-data';
import type { GoodsSource } from '../choice/goods-source';
import { FilterGroups } from './filter-groups';
import { useDraftCounts } from './use-draft-counts';

export type FilterDrawerProps = {
  open: boolean;
  onClose(): void;
  source: GoodsSource;
  facets: readonly FacetData[];
  goods: Pick<ListedGoods, 'choice' | 'prices' | 'totalItems'>;
  onApply(choice: Choice): void;
};

/** The filters on a phone. Changes are a draft with its own counts; the button at the end applies them. */
export function FilterDrawer({ open, onClose, source, facets, goods, onApply }: FilterDrawerProps) {
  const [draft, setDraft] = useState(goods.choice);
  const [again, setAgain] = useState(0);
  // The draft starts from the page's choice each time the drawer opens.
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setDraft(goods.choice);
  }
  const { counts, busy, error } = useDraftCounts(source, draft, goods.choice, again);
  const shown = useMemo(() => counts?.facets.map(toFacetData) ?? facets, [counts, facets]);
  const total = counts?.totalItems ?? goods.totalItems;
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title="Фильтры"
      footer={
        <>
          <Button
            variant="quiet"
            className="!flex-none max-[22.5rem]:px-3"
            aria-disabled={countChosen(draft) === 0 || undefined}
            onClick={() => setDraft({})}
          >
            Сбросить
          </Button>
          <Button
            // The button works even while the count is loading.
            className={classNames('max-[22.5rem]:px-3', busy && 'busy-line')}
            onClick={() => {
              onApply(draft);
              onClose();
            }}
          >
            {error ? 'Показать' : `Показать\u00a0${countOf(total, GOODS)}`}
          </Button>
        </>
      }
    >
      <div className="-mt-4">
        <FilterGroups
          facets={shown}
          prices={counts ? [counts.priceRange.min, counts.priceRange.max] : goods.prices}
          choice={draft}
          onChange={setDraft}
        />
      </div>
      <p role="status" className="sr-only">
        {busy ? '' : countOf(total, GOODS)}
      </p>
      {error && (
        <div className="sticky bottom-0 bg-paper py-2">
          <ErrorNotice>{`Не\u00a0удалось посчитать товары. ${error}`}</ErrorNotice>
          <TextButton onClick={() => setAgain(again + 1)}>Повторить</TextButton>
        </div>
      )}
    </Drawer>
  );
}
