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

/** A thing in one colour, as outfits see it. */
export type Piece = {
  role: Role;
  /** Bits of `audience`; 0 for all grown-ups. */
  audiences: number;
  /** Bits of `time`. */
  times: number;
  colourFamily: string;
  isPatterned: boolean;
  style: Style | null;
  /** The category that no second thing of an outfit comes from; null where it names no kind of goods. */
  kind: string | null;
};

export type PieceFacts = Pick<Piece, 'role' | 'audiences' | 'colourFamily' | 'kind'> & {
  name: string;
  season: string;
  /** «Узор» and the like, where the data has it. */
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

/** Whether two things may stand in one outfit; the same either way round. */
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

/** Clothes and bags for the evening go with dressed-up ones only; sports goods with none of both. */
function stylesGo(one: Piece, other: Piece): boolean {
  if (one.style === 'sports') return other.style === null || other.style === 'sports';
  if (one.style !== 'evening' || other.style !== null) return true;
  return goesOut.has(other.role);
}

const goesOut: ReadonlySet<Role> = new Set(['shoes', 'outerwear', 'jewellery', 'scarf', 'gloves']);

const grownUps = audience.women | audience.men;
const kindsOfChildren = everyChild & ~audience.children;
const areChildrens = (bits: number) => (bits & everyChild) !== 0;

/** Children's with children's, girls' not with boys', men's not with women's; what says nothing is for all grown-ups. */
export function shareAudience(one: number, other: number): boolean {
  if (areChildrens(one) !== areChildrens(other)) return false;
  const all = areChildrens(one) ? kindsOfChildren : grownUps;
  return ((one & all || all) & (other & all || all)) !== 0;
}
