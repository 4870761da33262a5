import type { Measure, Wearer } from '#shared/goods/my-size.ts';
import { Tabs } from '@/lib/ui/content/tabs';
import { MeasuresForm } from './measures-form';

const WEARERS: readonly { id: Wearer; label: string; measures: readonly Measure[] }[] = [
  { id: 'women', label: 'Женский', measures: ['chest', 'waist', 'hips', 'foot'] },
  { id: 'men', label: 'Мужской', measures: ['chest', 'waist', 'hips', 'foot'] },
  { id: 'children', label: 'Детский', measures: ['height'] },
];

/** Forms for body measurements, a tab for each wearer: women, men and children. */
export function MySizeTabs() {
  return (
    <Tabs
      label="Чей размер"
      tabs={WEARERS.map(({ id, label, measures }) => ({
        id,
        label,
        panel: (
          <div className="pt-5">
            <MeasuresForm wearer={id} measures={measures} />
          </div>
        ),
      }))}
    />
  );
}
