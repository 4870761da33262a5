import { field } from '../words/postings.ts';
import type { WordIndex } from '../words/word-index.ts';
import type { Alternative, Want } from './wants.ts';

type Weights = readonly (readonly [number, number])[];

/**
 * Weights of the fields in which a word may occur: first for words that name a kind of goods, then for all
 * other words.
 */
const kindWeights: Weights = [
  [field.head, 1],
  [field.name, 0.75],
  [field.category, 0.55],
];
const wordWeights: Weights = [
  [field.head, 1],
  [field.name, 0.8],
  [field.material, 0.6],
  [field.line, 0.6],
  [field.category, 0.5],
  [field.colour, 0.5],
  [field.attribute, 0.5],
  [field.description, 0.15],
];

/**
 * If a word occurs in several fields, the largest weight counts in full, and this share of each other weight
 * is added.
 */
const FURTHER = 0.1;
const forKinds = tableOf(kindWeights);
const forWords = tableOf(wordWeights);

/**
 * Computes the weight of a term from the fields in which it occurs. If a name is a phrase, only its noun
 * counts as the kind of goods: «брюки» in «брюки на резинке».
 */
export function weightsOf(
  { vocabulary }: WordIndex,
  { isKind }: Want,
  { terms }: Alternative,
  term: number,
): Float32Array {
  const isNoun = terms.length === 1 || ((vocabulary.termFields[term] ?? 0) & field.head) !== 0;
  return isKind && isNoun ? forKinds : forWords;
}

function tableOf(weights: Weights): Float32Array {
  return new Float32Array(256).map((_, fields) => {
    const found = weights.filter(([bit]) => fields & bit).map(([, weight]) => weight);
    const most = Math.max(0, ...found);
    return most + FURTHER * (found.reduce((sum, weight) => sum + weight, 0) - most);
  });
}
