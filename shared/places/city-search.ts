import { inRussianLayout } from '../text/keyboard-layout.ts';
import { withoutKind } from './place-name.ts';

type City = { name: string; region: string };

type Indexed<C> = { city: C; name: string; words: string[] };

/** Short names that people use for cities, each with the official name. */
const SHORT_NAMES: Readonly<Record<string, string>> = {
  мск: 'москва',
  спб: 'санкт петербург',
  питер: 'санкт петербург',
  петербург: 'санкт петербург',
  екб: 'екатеринбург',
  нск: 'новосибирск',
  челны: 'набережные челны',
};

/** Makes texts comparable: lower case, е for ё, spaces instead of hyphens. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[\s\u00a0\-–—(),]+/g, ' ')
    .trim();

/**
 * Makes a search in a list of cities, which must be sorted by importance. First come cities whose name begins
 * with the text; then those with a later word that begins with it; then those where each typed word begins a
 * word of the name or of the region («киров калуж», «свердловская»). If nothing is found and the text is
 * Latin («vjcrdf»), it is taken as typed in the wrong keyboard layout. An empty text finds all cities.
 */
export function citySearch<C extends City>(cities: readonly C[]): (text: string, most: number) => C[] {
  const index = cities.map((city): Indexed<C> => {
    const name = plain(city.name);
    return { city, name, words: plain(`${city.name} ${city.region}`).split(' ') };
  });
  return (text, most) => {
    const typed = plain(text);
    if (typed === '') return cities.slice(0, most);
    const found = matching(index, typed);
    return (found.length > 0 ? found : matching(index, plain(inRussianLayout(text)))).slice(0, most);
  };
}

function matching<C>(index: readonly Indexed<C>[], typed: string): C[] {
  const bare = withoutKind(typed);
  const text = SHORT_NAMES[bare] ?? bare;
  const words = text.split(' ');
  const ranks: [C[], C[], C[]] = [[], [], []];
  for (const { city, name, words: own } of index) {
    if (name.startsWith(text)) ranks[0].push(city);
    else if (` ${name}`.includes(` ${text}`)) ranks[1].push(city);
    else if (words.every((word) => own.some((one) => one.startsWith(word)))) ranks[2].push(city);
  }
  return ranks.flat();
}
