import { fieldIn, type Issue } from '../../yml/feed/issue.ts';
import { IssueGroups } from '../../yml/feed/issue-groups.ts';
import { sentenceIn } from '../../yml/feed/russian.ts';
import type { ImportSummary } from '../../yml/import-types.ts';
import type { FileContents } from './merge-file.ts';
import type { FeedNotes } from './to-feed.ts';

/** Maximum number of refusals, and of warnings, that a report lists one by one. */
const LISTED = 5000;
/** Maximum number of refusal reasons in a response to 1C. */
const ANSWERED = 5;

/** The names that elements of a feed have in 1C. */
const FIELDS: Readonly<Record<string, string>> = {
  id: 'Ид',
  name: 'Наименование',
  price: 'ЦенаЗаЕдиницу',
  currencyId: 'Валюта',
  categoryId: 'группа',
  count: 'Количество',
  vendorCode: 'Артикул',
  vendor: 'Изготовитель',
  barcode: 'Штрихкод',
  description: 'Описание',
  picture: 'Картинка',
  outlets: 'Остатки',
  offer: 'предложение',
};

/** Hints for the person who operates 1C: how to sell goods that lack a size or a colour. */
const HINTS: Readonly<Record<string, string>> = {
  'param «Размер»':
    'не указано; для товаров одного размера добавьте в файл соответствий defaults: { of: size, value: Единый }',
  'param «Цвет»':
    'не указано; чтобы взять цвет из названия, добавьте в файл соответствий defaults: { of: colour, take: name }',
};

/** Describes an issue about an offer of a feed in the words of 1C. */
function asOf1c(issue: Issue): Issue {
  const hint = issue.why.startsWith('is missing') ? HINTS[issue.field] : undefined;
  return {
    ...issue,
    field: FIELDS[issue.field] ?? issue.field.replace(/^param /, 'характеристика или свойство '),
    why: hint ?? issue.why,
  };
}

/** Collects what an import refused or left out, in Russian and with the names that 1C knows. */
export class ImportNotes {
  refused = 0;
  warned = 0;
  readonly #refusals: string[] = [];
  readonly #warnings: string[] = [];
  readonly #reasons = new IssueGroups();
  readonly #names: FeedNotes['names'];

  constructor({ names }: FeedNotes) {
    this.#names = names;
  }

  readonly onRefused = (found: readonly Issue[]): void => {
    this.refused += 1;
    for (const issue of found.map(asOf1c)) {
      this.#reasons.add({ ...issue, line: 0, offerId: this.#nameOf(issue) });
      if (this.#refusals.length < LISTED) this.#refusals.push(this.#line(issue));
    }
  };

  readonly onWarning = (issue: Issue): void => {
    this.warned += 1;
    if (this.#warnings.length < LISTED) this.#warnings.push(this.#line(asOf1c(issue)));
  };

  /** The most frequent reasons of refusals, for a response to 1C. */
  reasons(): string[] {
    return this.#reasons
      .lines('ru')
      .slice(0, ANSWERED)
      .map((line) =>
        line.replace('; первое: предложение ', '; первое: ').replace('строка 0', 'предложение без Ид'),
      );
  }

  /** All refusals and warnings, for a report. */
  lines(): string[] {
    return [
      ...part('Не продаются', this.refused, this.#refusals),
      ...part('Замечания', this.warned, this.#warnings),
    ];
  }

  #nameOf({ offerId }: Issue): string {
    return this.#names.get(offerId) ?? offerId;
  }

  #line(issue: Issue): string {
    const about = [this.#nameOf(issue), fieldIn('ru', issue.field)].filter((one) => one !== '').join(', ');
    return `${about}: ${sentenceIn('ru', issue.why).text}`;
  }
}

const part = (title: string, count: number, lines: readonly string[]): string[] =>
  count === 0
    ? []
    : [
        `${title} (${count}):`,
        ...lines.map((line) => `  ${line}`),
        ...(lines.length === LISTED ? ['  … показаны не все'] : []),
      ];

/** Describes in words how many goods a file contained. */
export function contentsInWords({ groups, properties, products, offers }: FileContents): string {
  const counts = { групп: groups, свойств: properties, товаров: products, предложений: offers };
  const found = Object.entries(counts).filter(([, count]) => count > 0);
  return found.length === 0 ? 'ничего нового' : found.map(([name, count]) => `${name} ${count}`).join(', ');
}

/** Describes the result of an import in words. */
export function summaryInWords(
  { offers, sold, sizes, left }: ImportSummary,
  { withoutGroup }: FeedNotes,
  parents: { skipped: number; removed: number },
): string[] {
  const formerly = parents.removed > 0 ? `; прежде продавались и убраны: ${parents.removed}` : '';
  return [
    `  В магазине: размеров из 1С ${offers}, продаются ${sold}; добавлено ${sizes.added}, изменено ${sizes.changed}, удалено ${left.sizes}.`,
    ...(parents.skipped > 0
      ? [`  Строки товаров рядом со строками характеристик не продаются: ${parents.skipped}${formerly}.`]
      : []),
    ...(withoutGroup > 0
      ? [`  Без группы: ${withoutGroup}; они в разделе «Каталог», другой раздел называет файл соответствий.`]
      : []),
  ];
}
