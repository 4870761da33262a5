import type { ContentBlock } from '../../backend/domain/tables/content-types.ts';
import { type SizeTableId, sizeTable } from '../garments/size-tables.ts';
import { heading, links, list, page, paragraph, table } from './page-text.ts';

const missing = '—';

/**
 * A size table as a block of the page: first the columns of size scales, unless they only repeat the size,
 * then the measurements.
 */
function tableBlock(id: SizeTableId): ContentBlock {
  const { title, columns, rows } = sizeTable(id);
  const european = rows.some((row) => row.european !== null && row.european !== row.russian);
  const international = rows.some((row) => row.international !== null);
  return table(
    title,
    ['Размер', ...(european ? ['Европейский'] : []), ...(international ? ['Международный'] : []), ...columns],
    rows.map((row) => [
      row.russian,
      ...(european ? [row.european ?? missing] : []),
      ...(international ? [row.international ?? missing] : []),
      ...row.measurements,
    ]),
  );
}

const chapters: readonly (readonly [title: string, tables: readonly SizeTableId[], remark?: string])[] = [
  ['Женщинам', ['women-tops', 'women-dresses', 'women-bottoms', 'women-outerwear', 'women-underwear']],
  ['Мужчинам', ['men-tops', 'men-bottoms', 'men-outerwear', 'men-underwear']],
  ['Детям', ['children', 'babies'], 'Детский размер называет рост, на который рассчитана вещь.'],
  ['Обувь и носки', ['women-shoes', 'men-shoes', 'women-socks', 'men-socks']],
  ['Головные уборы и ремни', ['headwear', 'children-headwear', 'belts']],
];

export const sizeGuide = page({
  kind: 'guide',
  slug: 'size',
  updated: '2026-11-20',
  title: 'Таблицы размеров',
  description: 'Размеры женской, мужской и детской одежды, обуви и аксессуаров, как снять мерки.',
  blocks: [
    heading('Как снять мерки'),
    paragraph('Мерки снимают по белью, лента лежит ровно и не стягивает.'),
    list(
      'Грудь: по самым выступающим точкам, сзади лента проходит по лопаткам.',
      'Талия: по самому узкому месту, обычно чуть выше пупка.',
      'Бёдра: по самым выступающим точкам ягодиц.',
      'Рост: без обуви, стоя у стены.',
      'Стопа: вечером, стоя на листе бумаги, от пятки до самого длинного пальца. Возьмите большую из двух мерок.',
      'Голова: над бровями и по выступу затылка.',
    ),
    ...chapters.flatMap(([title, tables, remark]) => [
      heading(title),
      ...(remark ? [paragraph(remark)] : []),
      ...tables.map(tableBlock),
    ]),
    heading('Между двумя размерами'),
    paragraph(
      'Для свободной посадки выбирайте больший размер, для прилегающей — меньший. Мерки готовой вещи отличаются от мерок тела на прибавку, которую предполагает крой.',
    ),
    links({ 'Вопросы и ответы': '/support/general-info', Возврат: '/support/refunds' }),
  ],
});
