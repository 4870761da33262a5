import type { FacetName } from './facets.ts';

/**
 * Search engines may index a listing with a facet value only if it has at least this many models. With fewer,
 * it says nothing that the product pages do not say.
 */
export const LEAST_MODELS = 6;

/**
 * The words that describe a facet value before or after the name of the goods: «синие платья», «платья из
 * шерсти».
 */
export type LandingWords = {
  /** Words before the name, in the dictionary form: «синий», «зимний», «однотонный». */
  adjective?: string;
  /** Words after the name: «из шерсти», «с круглым вырезом», «в клетку», «миди». */
  after?: string;
};

/** The text in lower case. The first letter of «V-образный» stays a capital, because it is a shape. */
export const lowerCased = (text: string) =>
  text.replace(/\p{Lu}(?=\p{Ll})/gu, (letter) => letter.toLowerCase());

const PHRASES: Readonly<Record<string, string>> = {
  полоска: 'в полоску',
  клетка: 'в клетку',
  горох: 'в горошек',
  цветы: 'в цветочек',
  молния: 'на молнии',
  пуговицы: 'на пуговицах',
  кнопки: 'на кнопках',
  липучки: 'на липучках',
  резинка: 'на резинке',
  шнуровка: 'на шнуровке',
  пояс: 'с поясом',
  'три четверти': 'с рукавом три четверти',
};

/**
 * Adjectives of the seasons that people search for. «Всесезонный» is left out, because nearly all goods are.
 */
const SEASONS: Readonly<Record<string, string>> = {
  зима: 'зимний',
  лето: 'летний',
  демисезон: 'демисезонный',
};

/**
 * Facets that describe one kind of garment. They are not combined with general words: people say «платья
 * миди», but not «одежда миди».
 */
const SHAPES: ReadonlySet<FacetName> = new Set(['fit', 'length', 'sleeve', 'neckline', 'closure']);

/** The listing and the facet of a value. They decide whether the value is worth a page of its own. */
type Among = {
  /**
   * How many values the facet has in the listing. If there is only one, its name adds nothing to that of the
   * listing.
   */
  values: number;
  /** Whether the listing has subcategories, so that it contains goods of several kinds. */
  hasParts: boolean;
};

/** Whether a word is an adjective that changes its ending, such as «синий» or «голубой» (but not «хаки»). */
const isAdjective = (word: string) => /^\S+[ыио]й$/.test(word);

/**
 * The words with which people search for a facet value. Undefined if they do not: the page with the value is
 * then not indexed (docs/decisions/0017-being-found.md).
 */
export function landingWords(id: FacetName, value: string, among: Among): LandingWords | undefined {
  if (among.values < 2 || (among.hasParts && SHAPES.has(id))) return undefined;
  const name = lowerCased(value);
  const after = (text: string) => ({ after: text.replace(/^(\S+) /, '$1\u00a0') });
  switch (id) {
    case 'colour':
      return isAdjective(name) ? { adjective: name } : after(`цвета ${name}`);
    case 'season':
      return SEASONS[name] ? { adjective: SEASONS[name] } : undefined;
    case 'material': {
      // These fibres are rarely the main one, so people say «с эластаном» and not «из эластана».
      if (/^(эластан|спандекс|люрекс|полиэстер|полиамид|нейлон|акрил|полиуретан)$/.test(name))
        return after(`с ${name}ом`);
      const of = genitiveOf(name);
      return of ? after(`из ${of}`) : undefined;
    }
    case 'neckline': {
      const [, form = '', noun = 'вырез'] = /^(\S+[ыио]й)(?: (воротник|вырез))?$/.exec(name) ?? [];
      return form ? after(`с ${instrumental(form)} ${noun}ом`) : undefined;
    }
    case 'fit':
      if (/^(оверсайз|слим)$/.test(name)) return { after: name };
      if (/^(свободн|прям)ая$/.test(name)) return after(`${name.slice(0, -2)}ого кроя`);
      if (/^(приталенн|зауженн)ая$/.test(name)) return { adjective: `${name.slice(0, -2)}ый` };
      if (name === 'облегающая') return { adjective: 'облегающий' };
      if (/^(высок|низк|заниженн|завышенн)ая$/.test(name)) return after(`с ${name.slice(0, -2)}ой посадкой`);
      return name === 'средняя' ? after('со средней посадкой') : undefined;
    case 'length':
    case 'sleeve':
    case 'pattern':
    case 'closure':
      if (PHRASES[name]) return after(PHRASES[name]);
      if (/^(мини|миди|макси)$/.test(name)) return { after: name };
      // Such names follow the goods unchanged: «до колена», «без рукавов», «на бретелях». Excludes «без
      // застёжки», which people do not search for.
      if (/^(до|выше|ниже|на|без) /.test(name) && id !== 'closure') return after(name);
      if (!isAdjective(name) || name === 'однотонный') return undefined;
      return id === 'sleeve' ? after(`с ${instrumental(name)} рукавом`) : { adjective: name };
    default:
      return undefined;
  }
}

/** «Круглый» → «круглым», «высокий» → «высоким». */
const instrumental = (adjective: string) => adjective.replace(/.й$/, adjective.endsWith('ий') ? 'им' : 'ым');

/**
 * The genitive of a material. Its adjectives and its noun change their endings; the words after the noun do
 * not («сплава металлов»), nor do nouns such as «букле». Undefined for plurals.
 */
function genitiveOf(name: string): string | undefined {
  const words = name.split(' ');
  const at = words.findIndex((word) => !/(ый|ий|ой|ая|яя|ья|ое|ее)$/.test(word));
  const noun = at < 0 ? undefined : genitiveOfNoun(words[at] ?? '');
  if (!noun) return undefined;
  return [...words.slice(0, at).map(genitiveOfAdjective), noun, ...words.slice(at + 1)].join(' ');
}

function genitiveOfAdjective(word: string): string {
  const root = word.slice(0, -2);
  if (word.endsWith('ья')) return `${root}ьей`;
  if (/[жч]ий$/.test(word)) return `${root}ьего`;
  if (/(ая|яя)$/.test(word)) return root + (word.endsWith('яя') ? 'ей' : 'ой');
  // Whether the adjective has a soft ending: «синий» has one, «мягкий» has not.
  const soft = /(ее|ий)$/.test(word) && !/[гкх]$/.test(root);
  return root + (soft ? 'его' : 'ого');
}

const IRREGULAR_GENITIVES: Readonly<Record<string, string>> = { хлопок: 'хлопка', лён: 'льна' };

function genitiveOfNoun(word: string): string | undefined {
  if (IRREGULAR_GENITIVES[word]) return IRREGULAR_GENITIVES[word];
  if (!/^[а-яё-]+$/.test(word)) return undefined;
  const root = word.slice(0, -1);
  // Most materials that end in -ь are masculine: «текстиль», «хрусталь».
  if (word.endsWith('ь')) return root + (/(шерст|стал|латун|мед|ткан|кост)$/.test(root) ? 'и' : 'я');
  if (word.endsWith('а')) return root + (/[гкхжшчщ]$/.test(root) ? 'и' : 'ы');
  if (word.endsWith('я')) return `${root}и`;
  if (word.endsWith('о')) return `${root}а`;
  if (/[еюэ]$/.test(word)) return word;
  if (word.endsWith('й')) return `${root}я`;
  return /[бвгджзклмнпрстфхцчшщ]$/.test(word) ? `${word}а` : undefined;
}
