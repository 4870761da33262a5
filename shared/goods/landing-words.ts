import type { FacetName } from './facets.ts';

/** With fewer models a page says nothing that the pages of those models do not say: it is for shoppers alone. */
export const LEAST_MODELS = 6;

/** How people say a value of a facet with the goods that have it. */
export type LandingWords = {
  /** Before them, in the dictionary form: «синий», «зимний», «однотонный». */
  adjective?: string;
  /** Behind them: «из шерсти», «с круглым вырезом», «в клетку», «миди». */
  after?: string;
};

/** Lower case, but for the letter of «V-образный», which is a shape. */
export const lowered = (text: string) => text.replace(/\p{Lu}(?=\p{Ll})/gu, (letter) => letter.toLowerCase());

const SAID: Readonly<Record<string, string>> = {
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

/** That it is for all year says nothing, as does that it is plain. */
const SEASONS: Readonly<Record<string, string>> = {
  зима: 'зимний',
  лето: 'летний',
  демисезон: 'демисезонный',
};

/** What a garment of one kind has and «одежда» as a whole is not said to have: «платья миди», no «одежда миди». */
const SHAPES: ReadonlySet<FacetName> = new Set(['fit', 'length', 'sleeve', 'neckline', 'closure']);

/** What else the listing and the facet have. */
type Among = {
  /** Values of the facet. The only one says what the listing says. */
  values: number;
  /** Whether there are listings in the listing, for goods of several kinds. */
  hasParts: boolean;
};

/** A word like «синий» or «голубой»; «с меховым воротником» and «хаки» are none. */
const isAdjective = (word: string) => /^\S+[ыио]й$/.test(word);

/**
 * How a single value of a facet is said by those who search for it; undefined where they do not say it, and then it is no
 * page of its own to search engines (docs/decisions/0017-being-found.md).
 */
export function landingWords(id: FacetName, value: string, among: Among): LandingWords | undefined {
  if (among.values < 2 || (among.hasParts && SHAPES.has(id))) return undefined;
  const name = lowered(value);
  const after = (text: string) => ({ after: text.replace(/^(\S+) /, '$1\u00a0') });
  switch (id) {
    case 'colour':
      return isAdjective(name) ? { adjective: name } : after(`цвета ${name}`);
    case 'season':
      return SEASONS[name] ? { adjective: SEASONS[name] } : undefined;
    case 'material': {
      // What is spun in is rarely all of it.
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
      if (SAID[name]) return after(SAID[name]);
      if (/^(мини|миди|макси)$/.test(name)) return { after: name };
      // «До колена», «без рукавов», «на бретелях»; that nothing closes it is not searched for.
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
 * The genitive of a material: the adjectives before its noun and the noun, what follows it stays («сплава металлов»).
 * Nouns that do not change («букле») stay, and so do plurals unsaid: undefined.
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
  // «Синий»; «мягкий» is hard after all.
  const soft = /(ее|ий)$/.test(word) && !/[гкх]$/.test(root);
  return root + (soft ? 'его' : 'ого');
}

const LOSING: Readonly<Record<string, string>> = { хлопок: 'хлопка', лён: 'льна' };

function genitiveOfNoun(word: string): string | undefined {
  if (LOSING[word]) return LOSING[word];
  if (!/^[а-яё-]+$/.test(word)) return undefined;
  const root = word.slice(0, -1);
  // Most materials in -ль and the like are masculine: «текстиль», «хрусталь».
  if (word.endsWith('ь')) return root + (/(шерст|стал|латун|мед|ткан|кост)$/.test(root) ? 'и' : 'я');
  if (word.endsWith('а')) return root + (/[гкхжшчщ]$/.test(root) ? 'и' : 'ы');
  if (word.endsWith('я')) return `${root}и`;
  if (word.endsWith('о')) return `${root}а`;
  if (/[еюэ]$/.test(word)) return word;
  if (word.endsWith('й')) return `${root}я`;
  return /[бвгджзклмнпрстфхцчшщ]$/.test(word) ? `${word}а` : undefined;
}
