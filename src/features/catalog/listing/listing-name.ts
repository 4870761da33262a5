import { agree, type Gender, genderOfAdjective } from '#shared/text/agreement.ts';
import type { ListingPage } from './listing-page';

/** The audience of each department as names of listings contain it, with a preposition. */
const AUDIENCES: Record<string, string> = {
  женщинам: 'для\u00a0женщин',
  мужчинам: 'для\u00a0мужчин',
  детям: 'для\u00a0детей',
  девочкам: 'для\u00a0девочек',
  мальчикам: 'для\u00a0мальчиков',
  малышам: 'для\u00a0малышей',
};

const audienceOf = (name: string) => AUDIENCES[name.toLowerCase()];

/**
 * The full name of a listing, which is clear without breadcrumbs. A title such as «Джинсы» is not, because
 * several departments have one: «Джинсы для мужчин», «Одежда для девочек», «Распродажа: обувь».
 */
export function listingName({ title, path, crumbs }: Pick<ListingPage, 'title' | 'path' | 'crumbs'>): string {
  if (path.startsWith('kollektsiya/')) return /коллекция/i.test(title) ? title : `Коллекция «${title}»`;
  const above = crumbs.slice(0, -1).map(({ name }) => name);
  const own = audienceOf(title);
  const [top] = above;
  const nearest = above.findLast((name) => audienceOf(name) !== undefined);
  if (own !== undefined) return top === undefined || audienceOf(top) ? `Одежда ${own}` : `${top} ${own}`;
  if (nearest !== undefined) return / для[ \u00a0]/.test(title) ? title : `${title} ${audienceOf(nearest)}`;
  // Categories of the sale have the titles of departments, so the name of the sale precedes them. The shop
  // fixes the path of the sale.
  return top !== undefined && path.startsWith('rasprodazha/') ? `${top}: ${lowerFirst(title)}` : title;
}

/** The name of a listing page; a facet landing adds its facet value. */
export function listingPageName(page: Pick<ListingPage, 'title' | 'path' | 'crumbs' | 'indexing'>): string {
  const name = listingName(page);
  if (page.indexing.kind !== 'landing') return name;
  const { adjective, after, words } = page.indexing;
  // A material follows the noun: «Платья из шерсти для женщин».
  if (after) return name.replace(/(?= для[ \u00a0]|$)/, ` ${after}`);
  const gender = genderOfName(name);
  const agreed = adjective && gender && agree(adjective, gender);
  return agreed ? `${upperFirst(agreed)} ${lowerFirst(name)}` : `${name}, ${words}`;
}

/**
 * The grammatical gender of a listing name, if its first word shows the gender: «Платья», «Верхняя одежда»,
 * «Обувь».
 */
function genderOfName(name: string): Gender | undefined {
  const [first = ''] = name.toLowerCase().split(/[^а-яё]/);
  if (name.includes(':') || first === '') return undefined;
  if (/(?:[ыи]|ья|ия)$/.test(first)) return 'plural';
  if (/(?:а|вь)$/.test(first)) return 'feminine';
  if (/[её]$/.test(first)) return genderOfAdjective(first) ?? 'neuter';
  return genderOfAdjective(first) ?? (/[бвгджзклмнпрстфхцчшщ]$/.test(first) ? 'masculine' : undefined);
}

const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Brand names keep their case. */
const lowerFirst = (text: string) =>
  /^[А-ЯЁ][а-яё]/.test(text) ? (text[0] ?? '').toLowerCase() + text.slice(1) : text;
