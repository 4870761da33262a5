import { audience, everyChild } from '../../listing/language/words/audience.ts';
import { coloursGo } from './colours.ts';
import { speaksOf, stemsOf, thingsOf } from './name-words.ts';
import { companionsOf } from './pairs.ts';
import {
  coldWords,
  dressedWords,
  eveningWords,
  patternWords,
  type Role,
  sportsWords,
  warmWords,
  womensWords,
} from './roles.ts';
import { coldTimes, timesOf, warmTimes } from './seasons.ts';

type Style = 'sports' | 'dressed' | 'evening';

/** A product in one colour, with the properties that outfits depend on. */
export type Piece = {
  role: Role;
  /** The wearers of the product, as a bit set of `audience` values; 0 means all adults. */
  audiences: number;
  /** The times of year in which the product is worn, as a bit set of `time` values. */
  times: number;
  colourFamily: string;
  isPatterned: boolean;
  style: Style | null;
  /**
   * The kind of goods that the category names, such as coats; an outfit has at most one piece of a kind. Null
   * if the category names no kind.
   */
  kind: string | null;
};

export type PieceFacts = Pick<Piece, 'role' | 'audiences' | 'colourFamily' | 'kind'> & {
  name: string;
  season: string;
  /** The value of the attribute «Узор» or a similar one; null if the product has no such attribute. */
  pattern: string | null;
};

const isWomens = speaksOf(womensWords);
const isCold = speaksOf(coldWords);
const isWarm = speaksOf(warmWords);
const isSports = speaksOf(sportsWords);
const isEvening = speaksOf(eveningWords);
const isDressed = speaksOf(dressedWords);
const hasPattern = speaksOf(patternWords);

export function toPiece({ name, season, pattern, ...piece }: PieceFacts): Piece {
  const stems = stemsOf(name);
  const heads = new Set(thingsOf(name).map(({ head }) => head));
  const seasonal = timesOf(season);
  const worn = seasonal & (isCold(heads) ? coldTimes : isWarm(heads) ? warmTimes : seasonal);
  return {
    ...piece,
    audiences: piece.audiences || (isWomens(heads) ? audience.women : 0),
    times: worn || seasonal,
    isPatterned: pattern === null ? hasPattern(stems) : !/^\s*однотонн[\p{L}]*\s*$/iu.test(pattern),
    style: isSports(stems) ? 'sports' : isEvening(stems) ? 'evening' : isDressed(stems) ? 'dressed' : null,
  };
}

/** Whether two pieces may be in one outfit. The order of the arguments does not matter. */
export function goTogether(one: Piece, other: Piece): boolean {
  return (
    companionsOf[one.role].includes(other.role) &&
    (one.kind === null || one.kind !== other.kind) &&
    shareAudience(one.audiences, other.audiences) &&
    (one.times & other.times) !== 0 &&
    coloursGo(one.colourFamily, other.colourFamily) &&
    !(one.isPatterned && other.isPatterned) &&
    stylesGo(one, other) &&
    stylesGo(other, one)
  );
}

/**
 * Whether the styles of two pieces match. Evening clothes and bags are only combined with dressy goods.
 * Sports goods are not combined with evening or dressy goods.
 */
function stylesGo(one: Piece, other: Piece): boolean {
  if (one.style === 'sports') return other.style === null || other.style === 'sports';
  if (one.style !== 'evening' || other.style !== null) return true;
  return goesOut.has(other.role);
}

const goesOut: ReadonlySet<Role> = new Set(['shoes', 'outerwear', 'jewellery', 'scarf', 'gloves']);

const grownUps = audience.women | audience.men;
const kindsOfChildren = everyChild & ~audience.children;
const areChildrens = (bits: number) => (bits & everyChild) !== 0;

/**
 * Whether two pieces are for the same wearers: children's goods only match children's, girls' do not match
 * boys', and men's do not match women's. Goods without an audience are for all adults.
 */
export function shareAudience(one: number, other: number): boolean {
  if (areChildrens(one) !== areChildrens(other)) return false;
  const all = areChildrens(one) ? kindsOfChildren : grownUps;
  return ((one & all || all) & (other & all || all)) !== 0;
}
