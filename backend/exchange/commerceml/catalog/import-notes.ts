import { fieldIn, type Issue } from '../../yml/feed/issue.ts';
import { IssueGroups } from '../../yml/feed/issue-groups.ts';
import { sentenceIn } from '../../yml/feed/russian.ts';
import type { ImportSummary } from '../../yml/import-types.ts';
import { productIdOf, type StoredGoods } from './kept-goods.ts';
import type { FileContents } from './merge-file.ts';
import type { FeedNotes } from './to-feed.ts';

/** A report lists at most this many refusals and this many warnings. */
const LISTED = 5000;
/** A response to 1C lists at most this many reasons for refusals. */
const ANSWERED = 5;

/** For each element of the internal feed, the name of the same data in 1C. */
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
  vat: 'СтавкаНалога',
  outlets: 'Остатки',
  offer: 'предложение',
};

/**
 * Russian hints to the person who operates 1C: how to enter a missing size or colour so that the goods can be
 * sold.
 */
const HINTS: Readonly<Record<string, string>> = {
  'param «Размер»':
    'не указано; для товаров одного размера добавьте в файл соответствий defaults: { of: size, value: Единый }',
  'param «Цвет»':
    'не указано; чтобы взять цвет из названия, добавьте в файл соответствий defaults: { of: colour, take: name }',
};

/**
 * Matches the part of a message that names another offer by its line in the internal feed. It is removed,
 * because the person who operates 1C does not see this feed.
 */
const LINE = /(предложением )?в строке (\d+)/;

/**
 * Describes an error of an offer in the words of 1C. `nameAt` returns the name of the offer on a line of the
 * internal feed.
 */
function asOf1c(
  issue: Issue,
  priceType: string | null,
  nameAt?: (line: number) => string | undefined,
): Issue {
  const hint = issue.why.startsWith('is missing') ? hintFor(issue.field, priceType) : undefined;
  if (/ on line \d+$/.test(issue.why)) {
    const why = sentenceIn('ru', issue.why).text.replace(LINE, (_, by: string | undefined, line: string) => {
      const name = nameAt?.(Number(line));
      if (by) return name === undefined ? 'другим предложением' : `предложением ${name}`;
      return name === undefined ? 'у другого предложения' : `у предложения ${name}`;
    });
    return { ...issue, field: fieldOf1c(issue.field), why };
  }
  return {
    ...issue,
    field: fieldOf1c(issue.field),
    why: hint ?? issue.why,
  };
}

const fieldOf1c = (field: string): string =>
  FIELDS[field] ?? field.replace(/^param /, 'характеристика или свойство ');

/**
 * The hint for an error in this field.
 * @param priceType Name of the price type that shoppers pay; null if 1C has not declared any price type.
 */
function hintFor(field: string, priceType: string | null): string | undefined {
  if (field !== 'price') return HINTS[field];
  return priceType === null
    ? 'не указано: в файлах 1С не объявлены виды цен (ТипыЦен)'
    : `нет цены вида «${priceType}», по другой цене товар не продаётся`;
}

/**
 * Collects, in Russian and in the words of 1C, which offers an import refused and which data of offers it
 * ignored.
 */
export class ImportNotes {
  refused = 0;
  warned = 0;
  readonly #refusals: string[] = [];
  readonly #warnings: string[] = [];
  readonly #reasons = new IssueGroups();
  readonly #feed: FeedNotes;

  constructor(feed: FeedNotes) {
    this.#feed = feed;
  }

  readonly onRefused = (found: readonly Issue[]): void => {
    this.refused += 1;
    for (const issue of found) {
      const reason = asOf1c(issue, this.#feed.priceType);
      this.#reasons.add({ ...reason, line: 0, offerId: this.#nameOf(issue) });
      if (this.#refusals.length < LISTED) this.#refusals.push(this.#line(issue));
    }
  };

  readonly onWarning = (issue: Issue): void => {
    this.warned += 1;
    if (this.#warnings.length < LISTED) this.#warnings.push(this.#line(issue));
  };

  /** The most frequent reasons for refusals, as lines for the response to 1C. */
  reasons(): string[] {
    return this.#reasons
      .lines('ru')
      .slice(0, ANSWERED)
      .map((line) =>
        line.replace('; первое: предложение ', '; первое: ').replace('строка 0', 'предложение без Ид'),
      );
  }

  /** All refusals and warnings, as lines for the report. */
  lines(): string[] {
    return [
      ...part('Не продаются', this.refused, this.#refusals),
      ...part('Замечания', this.warned, this.#warnings),
    ];
  }

  #nameOf({ offerId }: Issue): string {
    return this.#feed.names.get(offerId) ?? offerId;
  }

  #line(issue: Issue): string {
    const { priceType, names, idsByLine } = this.#feed;
    const { field, why } = asOf1c(issue, priceType, (line) => names.get(idsByLine.get(line) ?? ''));
    const about = [this.#nameOf(issue), fieldIn('ru', field)].filter((one) => one !== '').join(', ');
    return `${about}: ${sentenceIn('ru', why).text}`;
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

/** Describes how many records of each kind a file contained. */
export function contentsInWords({ groups, properties, products, offers }: FileContents): string {
  const counts = { групп: groups, свойств: properties, товаров: products, предложений: offers };
  const found = Object.entries(counts).filter(([, count]) => count > 0);
  return found.length === 0 ? 'ничего нового' : found.map(([name, count]) => `${name} ${count}`).join(', ');
}

/**
 * Report lines about the offers of an exchange that cannot be sold, because 1C has not sent their product.
 */
export function unknownInWords({ offers, products }: StoredGoods, offerIds: Iterable<string>): string[] {
  const unknown = [...offerIds].filter((id) => !products[productIdOf(id)] && !offers[id]?.isDeleted);
  const lines = unknown.slice(0, LISTED).map((id) => {
    const name = offers[id]?.name ?? '';
    return `${name === '' ? '' : `«${name}», `}Ид ${id}: такого товара 1С не передавала`;
  });
  return part('Не продаются: неизвестные товары', unknown.length, lines);
}

/** Describes the result of an import. */
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
