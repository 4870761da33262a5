import type { Measure, Wearer } from '#shared/goods/my-size.ts';
import { Tabs } from '@/lib/ui/content/tabs';
import { MeasuresForm } from '@/shop/my-size/measures-form';

const WEARERS: readonly { id: Wearer; label: string; measures: readonly Measure[] }[] = [
  { id: 'women', label: 'Женский', measures: ['chest', 'waist', 'hips', 'foot'] },
  { id: 'men', label: 'Мужской', measures: ['chest', 'waist', 'hips', 'foot'] },
  { id: 'children', label: 'Детский', measures: ['height'] },
];

/** Measures of the shopper, which scripts keep, beside the size tables, which mark the sizes that fit. */
export function MySizeSection() {
  return (
    <section aria-labelledby="moy-razmer" className="noscript:hidden mb-8 max-w-140">
      <h2 id="moy-razmer" className="type-h3">
        Мой размер
      </h2>
      <p className="mt-1 mb-2 text-ui">
        Впишите мерки, и&nbsp;подходящий размер будет отмечен в&nbsp;таблицах и&nbsp;на&nbsp;странице товара
      </p>
      <Tabs
        label="Чей размер"
        tabs={WEARERS.map(({ id, label, measures }) => ({
          ...{ id, label },
          panel: (
            <div className="pt-5">
              <MeasuresForm wearer={id} measures={measures} />
            </div>
          ),
        }))}
      />
    </section>
  );
}
