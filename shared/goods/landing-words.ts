import type { FacetName } from './facets.ts';

/** With fewer models, a page adds nothing to the product pages and is not indexed. */
export const LEAST_MODELS = 6;

/** How a facet value is combined with the name of the goods. */
export type LandingWords = {
  /** Before the name, in the dictionary form: «синий», «зимний», «однотонный». */
  adjective?: string;
  /** After the name: «из шерсти», «с круглым вырезом», «в клетку», «миди». */
  after?: string;
};

/** Lower case, except for the first letter of «V-образный», which names a shape. */
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

/** «Всесезонный» and «однотонный» alone do not distinguish goods. */
const SEASONS: Readonly<Record<string, string>> = {
  зима: 'зимний',
  лето: 'летний',
  демисезон: 'демисезонный',
};

/** Facets that fit one kind of garment but not «одежда» as a whole: «платья миди», not «одежда миди». */
const SHAPES: ReadonlySet<FacetName> = new Set(['fit', 'length', 'sleeve', 'neckline', 'closure']);

/** The context of the value: its listing and its facet. */
type Among = {
  /** Number of values of the facet. A single value adds nothing to the name of the listing. */
  values: number;
  /** Whether the listing contains other listings, that is, goods of several kinds. */
  hasParts: boolean;
};

/** A word such as «синий» or «голубой», but not «с меховым воротником» or «хаки». */
const isAdjective = (word: string) => /^\S+[ыио]й$/.test(word);

/**
 * How people say a single facet value in a search query; undefined if they do not, and then the page is not indexed
 * (docs/decisions/0017-being-found.md).
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
      // These fibres are rarely the main one.
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
      // «До колена», «без рукавов», «на бретелях»; goods without a fastening are not searched for.
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
 * The genitive of a material: its adjectives and its noun change, the words after the noun stay («сплава металлов»).
 * Indeclinable nouns («букле») stay. Undefined for plurals.
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
  // «Синий» is soft, «мягкий» is hard.
  const soft = /(ее|ий)$/.test(word) && !/[гкх]$/.test(root);
  return root + (soft ? 'его' : 'ого');
}

const IRREGULAR_GENITIVES: Readonly<Record<string, string>> = { хлопок: 'хлопка', лён: 'льна' };

function genitiveOfNoun(word: string): string | undefined {
  if (IRREGULAR_GENITIVES[word]) return IRREGULAR_GENITIVES[word];
  if (!/^[а-яё-]+$/.test(word)) return undefined;
  const root = word.slice(0, -1);
  // Most materials in -ль and similar are masculine: «текстиль», «хрусталь».
  if (word.endsWith('ь')) return root + (/(шерст|стал|латун|мед|ткан|кост)$/.test(root) ? 'и' : 'я');
  if (word.endsWith('а')) return root + (/[гкхжшчщ]$/.test(root) ? 'и' : 'ы');
  if (word.endsWith('я')) return `${root}и`;
  if (word.endsWith('о')) return `${root}а`;
  if (/[еюэ]$/.test(word)) return word;
  if (word.endsWith('й')) return `${root}я`;
  return /[бвгджзклмнпрстфхцчшщ]$/.test(word) ? `${word}а` : undefined;
}
