import type { ArticleVat } from '#shared/orders/vat.ts';
import type { Difference } from '../../exchange/changes/goods-state.ts';
import type { ChangeSummary } from '../../exchange/goods-table/change-goods.ts';
import type { Undone } from '../../exchange/undo/undo-import.ts';
import type { Language } from '../../platform/language/sentences.ts';
import { momentText } from '../terminal/moments.ts';

const FIELDS = {
  ru: {
    price: 'цена',
    priceBefore: 'старая цена',
    stock: 'остаток',
    vat: 'НДС',
    isHidden: 'скрыт',
    name: 'название',
    description: 'описание',
    exists: 'в магазине',
  },
  en: {
    price: 'price',
    priceBefore: 'old price',
    stock: 'stock',
    vat: 'VAT',
    isHidden: 'hidden',
    name: 'name',
    description: 'description',
    exists: 'in the shop',
  },
} as const satisfies Record<Language, Record<Difference['field'], string>>;

const WORDS = {
  ru: { yes: 'да', no: 'нет', none: 'нет', empty: 'пусто', ofSeller: 'как у продавца', locale: 'ru-RU' },
  en: { yes: 'yes', no: 'no', none: 'none', empty: 'empty', ofSeller: 'that of the seller', locale: 'en-US' },
} as const;

const VAT_WORDS: Readonly<Record<Language, Readonly<Record<ArticleVat, string>>>> = {
  ru: { usual: 'основная ставка', 10: '10 %', 7: '7 %', 5: '5 %', none: 'без НДС' },
  en: { usual: 'main rate', 10: '10 %', 7: '7 %', 5: '5 %', none: 'free of VAT' },
};

/** Maximum number of characters of a value in a line of output; longer values are cut. */
const TEXT = 60;

/** Describes a changed value in one line: `PL-1-44, цена: 6 990 → 4 990`. */
export function differenceLine({ sku, field, before, after }: Difference, language: Language): string {
  const shown = (value: Difference['before']): string => valueText(field, value, language);
  return `${sku}, ${FIELDS[language][field]}: ${shown(before)} → ${shown(after)}`;
}

function valueText(field: Difference['field'], value: Difference['before'], language: Language): string {
  const words = WORDS[language];
  if (field === 'vat') return VAT_WORDS[language][value as ArticleVat] ?? words.ofSeller;
  if (value === null) return words.none;
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (typeof value === 'number')
    return (field === 'stock' ? value : value / 100)
      .toLocaleString(words.locale)
      .replace(/[\u00a0\u202f]/g, ' ');
  if (value === '') return words.empty;
  return `«${value.length > TEXT ? `${value.slice(0, TEXT)}…` : value}»`;
}

/** Describes for each field how many values changed. */
function countsOf(differences: readonly Difference[], language: Language): string {
  const counts = Map.groupBy(differences, ({ field }) => field);
  return [...counts].map(([field, some]) => `${FIELDS[language][field]} ${some.length}`).join(', ');
}

export type Mode = { language: Language; dryRun: boolean };

/** The summary that is printed after a table was applied or one article was changed. */
export function changeSummary(
  { rows, bad, sizes, differences }: ChangeSummary,
  { language, dryRun }: Mode,
): string {
  const changes = countsOf(differences, language);
  if (language === 'en')
    return [
      dryRun ? 'Dry run: nothing was changed. The result would be:' : 'The goods were changed.',
      `  rows     ${rows} read, ${bad} refused`,
      `  sizes    ${sizes} named`,
      `  changes  ${changes || 'none: the shop already has all of this'}`,
    ].join('\n');
  return [
    dryRun ? 'Пробный запуск: ничего не изменено. Получилось бы так:' : 'Товары изменены.',
    `  строки     прочитано ${rows}, с ошибками ${bad}`,
    `  размеры    названо ${sizes}`,
    `  изменения  ${changes || 'нет: всё это уже так и есть'}`,
  ].join('\n');
}

const KINDS = {
  ru: { feed: 'загрузка', '1c': 'обмен с 1С', table: 'таблица', set: 'изменение' },
  en: { feed: 'import', '1c': 'exchange with 1C', table: 'table', set: 'change' },
} as const;

/** The summary that is printed after an import was undone. */
export function undoSummary(
  { origin, differences, kept, ordered }: Undone,
  { language, dryRun }: Mode,
): string {
  const what = `${KINDS[language][origin.kind]} ${origin.source} (${momentText(origin.at, language)})`;
  const changes = countsOf(differences, language);
  if (language === 'en')
    return [
      dryRun ? `Dry run: nothing was changed. This would be undone: ${what}` : `Undone: ${what}`,
      `  put back  ${changes || 'nothing that is shown'}`,
      ...(kept > 0 ? [`  kept      ${kept} rows that were changed again since`] : []),
      ...(ordered > 0 ? [`  hidden    ${ordered} new sizes that were ordered since`] : []),
    ].join('\n');
  return [
    dryRun ? `Пробный запуск: ничего не изменено. Было бы отменено: ${what}` : `Отменено: ${what}`,
    `  возвращено  ${changes || 'ничего из того, что показано'}`,
    ...(kept > 0 ? [`  оставлено   записей, изменённых после этого: ${kept}`] : []),
    ...(ordered > 0 ? [`  скрыто      новых размеров, которые успели заказать: ${ordered}`] : []),
  ].join('\n');
}

export const changeWords = {
  ru: {
    bad: 'Ошибки',
    warnings: 'Замечания',
    differences: 'Изменения',
    more: (count: number) => `  … ещё ${count}; все — в файле из --report`,
    report: (file: string) => `Отчёт: ${file}`,
    refusal: 'Без --skip-bad эта таблица не будет принята.',
  },
  en: {
    bad: 'Errors',
    warnings: 'Warnings',
    differences: 'Changes',
    more: (count: number) => `  … ${count} more; all are in the file of --report`,
    report: (file: string) => `Report: ${file}`,
    refusal: 'Without --skip-bad this table will be refused.',
  },
} as const satisfies Record<Language, object>;
