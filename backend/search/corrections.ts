import { distance } from './language/distance.ts';
import { isRussian } from './language/letters.ts';
import { shopWords } from './language/small-words.ts';
import { soundOf } from './language/sound.ts';
import { stem } from './language/stem.ts';
import { field } from './postings.ts';
import { isTelling, lettersOf, noTerm, type Vocabulary } from './vocabulary.ts';

/** A known word in place of an unknown one; `cost` is how far apart they are. */
export type Correction = { word: string; cost: number };

/** The first letter is mostly right. */
const FIRST_LETTER = 0.5;
/** Slips that are forgiven, by the length of the word. */
const forgiven = (length: number) => (length < 4 ? 0 : length < 6 ? 1 : length < 8 ? 1.4 : 2.2);

/** The known word nearest to an unknown one by slips of writing; of equally near ones the more frequent. */
export function correct(vocabulary: Vocabulary, word: string): Correction | undefined {
  const most = forgiven(word.length);
  if (most === 0) return undefined;
  const own = stem(word);
  const letters = lettersOf(word);
  const mostBits = 2 * Math.ceil(most) + 1;
  let best: (Correction & { rank: number }) | undefined;
  for (const place of likelyOf(vocabulary)) {
    if (bits(letters ^ (vocabulary.wordLetters[place] ?? 0)) > mostBits) continue;
    const known = vocabulary.words[place] ?? '';
    if (Math.abs(known.length - word.length) > 3) continue;
    const knownStem = vocabulary.stems[vocabulary.wordTerms[place] ?? noTerm] ?? stem(known);
    const cost = Math.min(distance(word, known, most), distance(own, knownStem, most) + 0.15);
    const strangeness = cost + (known[0] === word[0] ? 0 : FIRST_LETTER);
    if (strangeness > most) continue;
    // A word that tells no goods apart is not worth two slips: «стиральная» is not «стильная».
    if (cost > 1 && shopWords.has(knownStem)) continue;
    const rank = strangeness - frequency(vocabulary, place);
    if (!best || rank < best.rank) best = { word: known, cost, rank };
  }
  return best && { word: best.word, cost: best.cost };
}

const likely = new WeakMap<Vocabulary, Uint32Array>();

/** Places of words that somebody may have meant. Descriptions hold all kinds of words, which nobody looks for. */
function likelyOf(vocabulary: Vocabulary): Uint32Array {
  const known = likely.get(vocabulary);
  if (known) return known;
  const { words, wordFields } = vocabulary;
  const places = words.flatMap((word, place) =>
    word.length > 2 && isRussian(word) && wordFields[place] !== field.description ? [place] : [],
  );
  const found = Uint32Array.from(places);
  likely.set(vocabulary, found);
  return found;
}

const soundsMade = new WeakMap<Vocabulary, ReadonlyMap<string, readonly number[]>>();

/** The known Russian word that sounds like one in Latin letters; of several the most frequent. */
export function bySound(vocabulary: Vocabulary, latin: string): Correction | undefined {
  const sound = soundOf(latin);
  const sounds = soundsOf(vocabulary);
  const exact = mostFrequent(vocabulary, sounds.get(sound) ?? []);
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

/** The known words that begin like the sound of a Latin beginning; the most frequent. */
export function bySoundBeginning(vocabulary: Vocabulary, latin: string): string | undefined {
  const beginning = soundOf(latin);
  if (beginning.length < 3) return undefined;
  const places = [...soundsOf(vocabulary)].flatMap(([sound, found]) =>
    sound.startsWith(beginning) ? found : [],
  );
  return mostFrequent(
    vocabulary,
    places.filter((place) => isTelling(vocabulary, place)),
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
  for (const place of likelyOf(vocabulary)) {
    const sound = soundOf(vocabulary.words[place] ?? '');
    const places = sounds.get(sound);
    if (places) places.push(place);
    else sounds.set(sound, [place]);
  }
  soundsMade.set(vocabulary, sounds);
  return sounds;
}

/** Frequent words are meant more often; never worth as much as a slip. */
function frequency({ wordGoods, wordFields }: Vocabulary, place: number): number {
  const isTold = (wordFields[place] ?? 0) !== 0 ? 0.05 : 0;
  return isTold + Math.min(0.25, Math.log10((wordGoods[place] ?? 0) + 1) * 0.08);
}

function bits(value: number): number {
  let left = value - ((value >>> 1) & 0x5555_5555);
  left = (left & 0x3333_3333) + ((left >>> 2) & 0x3333_3333);
  return Math.imul((left + (left >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
}
