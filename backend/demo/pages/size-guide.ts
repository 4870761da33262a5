import type { ContentBlock } from '../../db/content-types.ts';
import { type Size, type SizeSystem, sizes } from '../sizes.ts';
import { heading, links, list, page, paragraph, table } from './page-text.ts';

/** Centimetres between two children's sizes. A size fits from just above the one before it. */
const heightStep = 6;

/** The table of a size system: every scale that tells something of its own, then the measures. */
function sizeTable(caption: string, system: SizeSystem): ContentBlock {
  const rows = sizes[system];
  const scales: [name: string, of: (size: Size) => string | null][] = [
    ['Международный', ({ international }) => international],
    ['Европейский', ({ european, value }) => (european === value ? null : european)],
  ];
  const shown = scales.filter(([, of]) => rows.some((size) => of(size) !== null));
  const measures = Object.keys(rows[0]?.measures ?? {});
  return table(
    caption,
    ['Размер', ...shown.map(([name]) => name), ...measures.map(withUnit)],
    rows.map((size) => [
      size.value,
      ...shown.map(([, of]) => of(size) ?? '—'),
      ...measures.map((name) => String(size.measures[name] ?? '—')),
    ]),
  );
}

/** Measures are in centimetres unless their name says otherwise. */
function withUnit(measure: string): string {
  return measure.includes(',') ? measure : `${measure}, см`;
}

function childrenTable(): ContentBlock {
  return table(
    'Детская одежда',
    ['Размер', 'Рост ребёнка, см'],
    sizes.children.map(({ value }) => [value, `${Number(value) - heightStep + 1}–${value}`]),
  );
}

export const sizeGuide = page({
  kind: 'guide',
  slug: 'size',
  updatedAt: '2026-11-16',
  title: 'Таблицы размеров',
  description: 'Размеры женской, мужской и детской одежды и обуви, как снять мерки.',
  blocks: [
    heading('Как снять мерки'),
    paragraph('Мерки снимают по белью, лента лежит ровно и не стягивает.'),
    list(
      'Грудь: по самым выступающим точкам, сзади лента проходит по лопаткам.',
      'Талия: по самому узкому месту, обычно чуть выше пупка.',
      'Бёдра: по самым выступающим точкам ягодиц.',
      'Рост: без обуви, стоя у стены.',
      'Стопа: вечером, стоя на листе бумаги, от пятки до самого длинного пальца. Возьмите большую из двух мерок.',
    ),
    heading('Женщинам'),
    sizeTable('Женская одежда', 'women'),
    heading('Мужчинам'),
    sizeTable('Мужская одежда', 'men'),
    heading('Детям'),
    paragraph('Детский размер называет рост, на который рассчитана вещь.'),
    childrenTable(),
    heading('Обувь'),
    sizeTable('Обувь', 'shoes'),
    heading('Между двумя размерами'),
    paragraph(
      'Для свободной посадки выбирайте больший размер, для прилегающей — меньший. Мерки готовой вещи отличаются от мерок тела на прибавку, которую предполагает крой.',
    ),
    links({ 'Вопросы и ответы': '/support/general-info', Возврат: '/support/refunds' }),
  ],
});
