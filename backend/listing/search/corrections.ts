import { distance } from '../language/distance.ts';
import { isRussian } from '../language/letters.ts';
import { isColouredThing, isPhraseWord } from '../language/phrases.ts';
import { soundOf } from '../language/sound.ts';
import { stem } from '../language/stem.ts';
import { shopWords } from '../language/words/small-words.ts';
import { field } from '../words/postings.ts';
import { isSpecific, lettersOf, noTerm, type Vocabulary } from '../words/vocabulary.ts';

/**
 * A known word that replaces a misspelled one. `cost` says how different the two words are; 0 means equal.
 */
export type Correction = { word: string; cost: number };

/** Added to the cost if the first letters differ, because shoppers rarely mistype the first letter. */
const FIRST_LETTER = 0.5;
/** Maximum cost of words whose only differences are letters that sound alike or are doubled. */
const SLIGHT = 0.6;
/** Added to the cost if the endings differ. */
const ENDING = 0.15;
/**
 * Frequent words get up to this bonus. `IN_GOODS` is the part of the bonus for every word that occurs in the
 * goods.
 */
const MOST_FREQUENT = 0.3;
const IN_GOODS = 0.05;
/** Maximum cost of a correction, depending on the length of the word. */
const forgiven = (length: number) => (length < 4 ? 0 : length < 6 ? 1.15 : length < 8 ? 1.5 : 2.3);
/**
 * Bonus if a letter is missing from the typed word, because shoppers omit letters more often than they add or
 * replace them.
 */
const LEFT_OUT = 0.15;
/** Minimum bonus of words in the search's dictionaries, because these may be rare in the goods. */
const CALLED = 0.2;

/** Finds the known word that is closest to an unknown word; of equally close words, the most frequent one. */
export function correct(vocabulary: Vocabulary, word: string): Correction | undefined {
  const most = forgiven(word.length);
  if (most === 0) return undefined;
  const own = stem(word);
  const letters = lettersOf(word);
  const mostOfStem = forgiven(own.length);
  const mostBits = 2 * Math.ceil(most - 0.15) + 1;
  const likely = likelyOf(vocabulary);
  let best: (Correction & { rank: number }) | undefined;
  // Maximum distance of a word that can still be the best correction. A word that is further away cannot be
  // the best correction, however frequent it is.
  let bound = most;
  for (let place = 0; place < likely.words.length; place++) {
    if (bits(letters ^ (likely.letters[place] as number)) > mostBits) continue;
    const known = likely.words[place] as string;
    const knownStem = likely.stems[place] as string;
    const first = known[0] === word[0] || isShifted(word, known) ? 0 : FIRST_LETTER;
    const whole = distance(word, known, bound - first);
    const ofStems = distance(own, knownStem, Math.min(bound - first, whole, mostOfStem) - ENDING) + ENDING;
    const cost = Math.min(whole, ofStems);
    if (cost + first > bound) continue;
    // A word that does not describe goods never corrects two mistakes: «стиральная» is not «стильная».
    if (cost > 1 && shopWords.has(knownStem)) continue;
    // A word for a colour that is also a thing, such as milk, corrects only slight mistakes: «молоток» is not
    // «молоко».
    if (cost > SLIGHT && isColouredThing(known)) continue;
    const leftOut = known.length > word.length ? LEFT_OUT : 0;
    const rank = cost + first - leftOut - (likely.frequencies[place] as number);
    if (best && rank >= best.rank) continue;
    best = { word: ofStems < whole ? asTyped(known, knownStem, word, own) : known, cost, rank };
    bound = Math.min(most, rank + MOST_FREQUENT + LEFT_OUT);
  }
  return best && { word: best.word, cost: best.cost };
}

const adjective = /^(ая|яя|ое|ее|ые|ие|ый|ий|ой|ую|юю|ей|ого|его|ому|ему|ым|им|ом|ем|ых|их|ыми|ими)$/;

/**
 * Returns a known adjective with the ending that the shopper typed: «чорное» becomes «черное», even if goods
 * only contain other forms.
 */
function asTyped(known: string, knownStem: string, word: string, own: string): string {
  const ending = word.slice(own.length);
  const isForm = known.startsWith(knownStem) && word.startsWith(own) && adjective.test(ending);
  return isForm ? knownStem + ending : known;
}

/** Whether one word is the other without its first letter: «жинсы», «ккуртка». */
function isShifted(one: string, other: string): boolean {
  const gap = one.length - other.length;
  return gap === 1 ? one.endsWith(other) : gap === -1 && other.endsWith(one);
}

/** Words by which a typed word may be corrected, as parallel arrays. */
type Likely = {
  words: readonly string[];
  stems: readonly string[];
  letters: Uint32Array;
  frequencies: Float64Array;
  /** For each of these words: its index in the vocabulary. */
  places: Uint32Array;
};

const likelyMade = new WeakMap<Vocabulary, Likely>();

/**
 * Selects the words by which typed words may be corrected. Words of one or two letters are left out, and
 * words that only descriptions contain, because shoppers rarely search for them.
 */
function likelyOf(vocabulary: Vocabulary): Likely {
  const known = likelyMade.get(vocabulary);
  if (known) return known;
  const { words, wordFields, wordTerms, wordLetters, stems } = vocabulary;
  const places = Uint32Array.from(
    words.flatMap((word, place) => {
      const isMeant = wordFields[place] !== field.description || isPhraseWord(word);
      return word.length > 2 && isRussian(word) && isMeant ? [place] : [];
    }),
  );
  const likely = Array.from(places, (place) => words[place] ?? '');
  const made: Likely = {
    words: likely,
    stems: likely.map((word, at) => stems[wordTerms[places[at] ?? 0] ?? noTerm] ?? stem(word)),
    letters: places.map((place) => wordLetters[place] ?? 0),
    frequencies: Float64Array.from(places, (place) => frequency(vocabulary, place)),
    places,
  };
  likelyMade.set(vocabulary, made);
  return made;
}

const soundsMade = new WeakMap<Vocabulary, ReadonlyMap<string, readonly number[]>>();

/** The most frequent known word that sounds the same as the given Russian word. */
export function soundingAlike(vocabulary: Vocabulary, word: string): string | undefined {
  return mostFrequent(vocabulary, soundsOf(vocabulary).get(soundOf(word)) ?? []);
}

/** The most frequent known Russian word that sounds the same as a word in Latin letters. */
export function bySound(vocabulary: Vocabulary, latin: string): Correction | undefined {
  const sound = soundOf(latin);
  const sounds = soundsOf(vocabulary);
  const spellings = [
    sound,
    ...(latin.includes('j') ? ['dzh', 'zh'].map((dj) => soundOf(latin.replaceAll('j', dj))) : []),
  ];
  const exact = mostFrequent(
    vocabulary,
    spellings.flatMap((one) => sounds.get(one) ?? []),
  );
  if (exact !== undefined) return { word: exact, cost: 0 };
  const most = sound.length < 5 ? 0 : sound.length < 7 ? 1 : 1.6;
  let best: { places: readonly number[]; cost: number } | undefined;
  for (const [other, places] of sounds) {
    if (other[0] !== sound[0] || Math.abs(other.length - sound.length) > most) continue;
    const cost = distance(sound, other, most);
    if (cost <= most && cost < (best?.cost ?? Number.POSITIVE_INFINITY)) best = { places, cost };
  }
  const word = best && mostFrequent(vocabulary, best.places);
  return best && word !== undefined ? { word, cost: best.cost } : undefined;
}

/** The most frequent known word whose beginning sounds like the given Latin letters. */
export function bySoundBeginning(vocabulary: Vocabulary, latin: string): string | undefined {
  const beginning = soundOf(latin);
  if (beginning.length < 3) return undefined;
  const places = [...soundsOf(vocabulary)].flatMap(([sound, found]) =>
    sound.startsWith(beginning) ? found : [],
  );
  return mostFrequent(
    vocabulary,
    places.filter((place) => isSpecific(vocabulary, place)),
  );
}

function mostFrequent({ words, wordGoods }: Vocabulary, places: readonly number[]): string | undefined {
  const [best] = [...places].sort((a, b) => (wordGoods[b] ?? 0) - (wordGoods[a] ?? 0));
  return best === undefined ? undefined : words[best];
}

function soundsOf(vocabulary: Vocabulary): ReadonlyMap<string, readonly number[]> {
  const known = soundsMade.get(vocabulary);
  if (known) return known;
  const sounds = new Map<string, number[]>();
  for (const place of likelyOf(vocabulary).places) {
    const sound = soundOf(vocabulary.words[place] ?? '');
    const places = sounds.get(sound);
    if (places) places.push(place);
    else sounds.set(sound, [place]);
  }
  soundsMade.set(vocabulary, sounds);
  return sounds;
}

/** Bonus of a word by its frequency. It is always smaller than the cost of one mistake. */
function frequency({ words, wordGoods, wordFields }: Vocabulary, place: number): number {
  const inGoods = (wordFields[place] ?? 0) !== 0 ? IN_GOODS : 0;
  const often = inGoods + Math.min(MOST_FREQUENT - IN_GOODS, Math.log10((wordGoods[place] ?? 0) + 1) * 0.08);
  return isPhraseWord(words[place] ?? '') ? Math.max(often, CALLED) : often;
}

function bits(value: number): number {
  let left = value - ((value >>> 1) & 0x5555_5555);
  left = (left & 0x3333_3333) + ((left >>> 2) & 0x3333_3333);
  return Math.imul((left + (left >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
}
