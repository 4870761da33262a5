import type { ImportSummary } from '../../exchange/yml/import-types.ts';
import type { Proposal } from '../../exchange/yml/mapping/propose-mapping.ts';
import type { Changes } from '../../exchange/yml/rows/upsert.ts';
import type { Language } from '../../platform/language/sentences.ts';
import type { ImportReport } from './import-report.ts';

/** The messages of the import command, except those about issues in the feed. */
export const importWords = {
  ru: {
    unchanged: 'Ничего не изменено.',
    report: (file: string) => `Всё, что не принято или пропущено: ${file}`,
    noReport: (file: string) => `Отчёт ${file} не удалось записать.`,
    proposed: (file: string, { offers, passing }: Proposal) =>
      `Предложение, как читать эту выгрузку, — ${file}: с ним подходят ${passing.with} из ${offers} предложений, без него ${passing.without}.\nПопробовать: --dry-run --mapping ${file}\n`,
  },
  en: {
    unchanged: 'Nothing was changed.',
    report: (file: string) => `All refused and left-out parts: ${file}`,
    noReport: (file: string) => `The report ${file} could not be written.`,
    proposed: (file: string, { offers, passing }: Proposal) =>
      `A proposed mapping of this feed is in ${file}: with it ${passing.with} of ${offers} offers are valid, without it ${passing.without}.\nTo try it: --dry-run --mapping ${file}\n`,
  },
} as const satisfies Record<Language, object>;

const LABELS = {
  ru: ['предложения', 'модели', 'цвета', 'размеры', 'категории', 'в магазинах'],
  en: ['offers', 'models', 'colours', 'sizes', 'categories', 'in stores'],
} as const;

type SummaryFacts = { language: Language; dryRun: boolean; ms: number };

/** Summary of an import, one line per kind of object. */
export function summaryText(
  { offers, sold, models, colours, sizes, categories, prices, outlets, left }: ImportSummary,
  report: Pick<ImportReport, 'refused' | 'warnings'>,
  { language, dryRun, ms }: SummaryFacts,
): string {
  const isEnglish = language === 'en';
  const parts: (Changes & { left: number })[] = [
    { ...models, left: left.models },
    { ...colours, left: left.colours },
    { ...sizes, left: left.sizes },
    { ...categories, left: left.categories },
    outlets,
  ];
  const changed = parts.reduce((sum, one) => sum + one.added + one.changed + one.left, prices.changed);
  const seconds = (ms / 1000).toFixed(1);
  const head = isEnglish
    ? dryRun
      ? 'Dry run: nothing was changed. The import would have these results:'
      : 'The feed was imported.'
    : dryRun
      ? 'Пробный запуск: ничего не изменено. Получилось бы так:'
      : 'Выгрузка в магазине.';
  const counts = isEnglish
    ? `${offers} read, ${sold} sold, ${report.refused} refused, ${report.warnings} warnings`
    : `прочитано ${offers}, продаются ${sold}, не продаются ${report.refused}, замечаний ${report.warnings}`;
  const [first = '', ...labels] = LABELS[language];
  return [
    head,
    `  ${first.padEnd(11)} ${counts}`,
    ...parts.map((one, place) => `  ${(labels[place] ?? '').padEnd(11)} ${row(one, isEnglish)}`),
    ...pricesLine(prices, isEnglish),
    isEnglish
      ? `  ${changed} changed in ${seconds} s`
      : `  изменений: ${changed}, ${seconds.replace('.', ',')} с`,
  ].join('\n');
}

const row = ({ added, changed, unchanged, left }: Changes & { left: number }, isEnglish: boolean) =>
  isEnglish
    ? `${added} added, ${changed} changed, ${unchanged} unchanged, ${left} removed`
    : `новых ${added}, изменено ${changed}, без изменений ${unchanged}, ушло ${left}`;

/** How many sizes got a new price or stock and no other change; empty if there are no such sizes. */
function pricesLine({ changed, unchanged }: ImportSummary['prices'], isEnglish: boolean): string[] {
  if (changed + unchanged === 0) return [];
  return [
    isEnglish
      ? `  only prices and stock were updated: ${changed} changed, ${unchanged} unchanged`
      : `  обновлены только цена и остаток: изменено ${changed}, без изменений ${unchanged}`,
  ];
}
