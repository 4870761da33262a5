import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { apartFrom } from '../language/apart.ts';
import { fold, wordsOf } from '../language/letters.ts';
import { statedProperties } from '../language/stated.ts';
import { stem } from '../language/stem.ts';
import { namesPart, type Term, termsOf } from '../language/terms.ts';
import { audienceOfGoods } from '../language/words/audience.ts';
import { smallWords } from '../language/words/small-words.ts';
import { type Codes, createCodesBuilder } from './codes.ts';
import type { GoodsDocument } from './goods-document.ts';
import { headPlace } from './head-word.ts';
import { createPostingsBuilder, field, mostGroups, type Postings } from './postings.ts';
import { createShadesBuilder, type Shades } from './shades.ts';
import { createVocabulary, type Vocabulary } from './vocabulary.ts';
import { createWantedQueries, type SearchedQuery, type WantedQuery } from './wanted-queries.ts';

/**
 * The full-text index of all goods in compact columns: about 100 MB for 300 000 models in 900 000 colours.
 */
export type WordIndex = {
  groupCount: number;
  vocabulary: Vocabulary;
  postings: Postings;
  /** For each model: its audiences, as bits. */
  audiences: Uint8Array;
  shades: Shades;
  /**
   * For each model: the number of its first variant. One more entry at the end is the number of all variants.
   */
  firstVariants: Uint32Array;
  codes: Codes;
  /** Queries to suggest, the most popular first. */
  wanted: readonly WantedQuery[];
};

export type WordIndexBuilder = {
  /**
   * Adds a model; each model must be added once, in any order. Throws a RangeError above 16 million models.
   */
  add(document: GoodsDocument): void;
  /** Builds the index. It yields to the event loop from time to time. */
  finish(): Promise<WordIndex>;
};

/**
 * Matches paths of listings whose names do not describe their goods, such as promotions and parts of the
 * sale: «Шапка в подарок».
 */
const saysNothing = /^(aktsii|rasprodazha|novinki)(\/|$)/;
const gathered = /^kollektsiya\//;
/** Matches names of categories with several kinds of goods: in «Блузы и рубашки», a model may be either. */
const isSeveral = /\sи\s|[,/]/i;
const namesAudience = /^(для кого|пол|возраст|аудитория)$/i;
const number = /^\d+$/;

/** Makes one term of two, so that a query for «платье-рубашка» does not find ordinary shirts. */
const joint = (one: Term, other: Term): Term => ({
  word: `${one.word} ${other.word}`,
  stem: `${one.stem} ${other.stem}`,
});

const isJoint = (word: string) => smallWords.has(word) || word.startsWith('без ');

type Notes = ReturnType<typeof createNotes>;

/** Collects the terms of the models, which are added one after another. */
function createNotes() {
  const termOf = new Map<string, number>();
  const vocabulary = createVocabulary();
  const texts = new Map<string, readonly Term[]>();
  /** Terms of the model that is being added, with the fields in which they occur. */
  const found = new Map<number, number>();

  function note(terms: readonly Term[], fields: number): void {
    for (const { word, stem: own } of terms) {
      if (smallWords.has(word)) continue;
      let term = termOf.get(own);
      if (term === undefined) {
        term = termOf.size;
        termOf.set(own, term);
      }
      found.set(term, (found.get(term) ?? 0) | fields);
      vocabulary.note(word, term, fields);
    }
  }

  /**
   * The terms of a text. They are cached, because the names of colours, categories and properties occur
   * often.
   */
  function known(text: string): readonly Term[] {
    const terms = texts.get(text) ?? termsOf(text);
    if (texts.size < 20_000) texts.set(text, terms);
    return terms;
  }

  return { termOf, vocabulary, found, note, known };
}

/** Indexes the name and the categories of a model. Returns the audiences that they name, as bits. */
function noteName({ note, known }: Notes, { name, categories, brandLine }: GoodsDocument): number {
  const nameTerms = termsOf(name);
  const place = headPlace(nameTerms.map(({ word }) => word));
  const head = nameTerms[place];
  // Words after a preposition are attributes: «серьги к вечернему платью» are earrings, not a dress.
  const joining = nameTerms.findIndex(({ word }, at) => at > place && isJoint(word));
  const core = joining < 0 ? nameTerms : nameTerms.slice(0, joining);
  let forWhom = 0;
  const describe = (terms: readonly Term[], fields: number) => {
    note(terms, fields);
    forWhom |= audienceOf(terms);
  };
  const others = apartFrom(head?.stem ?? '');
  const isOther = ({ stem: own }: Term) => others.has(own);
  describe(
    core.filter((term) => !isOther(term)),
    field.name,
  );
  describe([...core.filter(isOther), ...nameTerms.slice(core.length)], field.attribute);
  if (head) note([head, ...core.filter(isOther).map((term) => joint(head, term))], field.head);
  for (const { name: category, path } of categories) {
    if (saysNothing.test(path)) continue;
    if (gathered.test(path)) note(known(category), field.description);
    else {
      const terms = known(category).filter((term) => !isOther(term));
      describe(terms, isSeveral.test(category) ? field.description : field.category);
    }
  }
  const line = known(brandLine);
  note(line.length > 1 ? [...line, line.reduce(joint)] : line, field.line);
  return forWhom;
}

/** Indexes the properties and the description of a model. Returns the audiences that they name, as bits. */
function noteProperties({ note, known }: Notes, document: GoodsDocument): number {
  const { materials, attributes, season, fit, description } = document;
  let forWhom = 0;
  materials.forEach((fibre, order) => {
    note(known(fibre), order === 0 ? field.material : field.attribute);
  });
  for (const { name: property, value } of attributes) {
    const terms = value
      .split(',')
      .flatMap((one) => (namesPart(known(one)) ? known(one) : known(`${one} ${property}`)))
      .filter(({ word }) => !number.test(word));
    note(terms, field.attribute);
    if (namesAudience.test(property)) forWhom |= audienceOf(terms);
  }
  note(known(season), field.attribute);
  if (fit !== '') {
    note(known(fit), field.attribute);
    note(known(`${fit} посадка`), field.attribute);
  }
  const described = termsOf(description);
  note(
    described.filter(({ word }) => !number.test(word)),
    field.description,
  );
  note(statedProperties(description), field.attribute);
  return forWhom;
}

const audienceOf = (terms: readonly Term[]): number =>
  terms.reduce((bits, { stem: own }) => bits | audienceOfGoods(own), 0);

export function createWordIndexBuilder(searched: readonly SearchedQuery[] = []): WordIndexBuilder {
  const notes = createNotes();
  const { termOf, vocabulary, found, note, known } = notes;
  const postings = createPostingsBuilder();
  const shades = createShadesBuilder((name) => wordsOf(fold(name)).map(stem));
  const codes = createCodesBuilder();
  const wanted = createWantedQueries(searched);
  let audiences = new Uint8Array(1024);
  let firsts = new Uint32Array(1024);
  let groupCount = 0;
  let variantCount = 0;

  function makeRoom(group: number): void {
    if (group >= mostGroups) throw new RangeError(`The search index supports at most ${mostGroups} models.`);
    if (group >= audiences.length) {
      const room = Math.ceil((group + 1) * 1.7);
      const [more, moreFirsts] = [new Uint8Array(room), new Uint32Array(room)];
      more.set(audiences);
      moreFirsts.set(firsts);
      [audiences, firsts] = [more, moreFirsts];
    }
    groupCount = Math.max(groupCount, group + 1);
  }

  return {
    add(document) {
      const { group, variants } = document;
      makeRoom(group);
      found.clear();
      const forWhom = noteName(notes, document) | noteProperties(notes, document);
      let first = Number.POSITIVE_INFINITY;
      for (const { variant, colourFamily, colourName } of variants) {
        note(known(colourFamily), field.colour);
        note(known(colourName), field.colour);
        shades.add(variant, colourFamily, colourName);
        first = Math.min(first, variant);
        variantCount = Math.max(variantCount, variant + 1);
      }
      firsts[group] = Number.isFinite(first) ? first : 0;
      audiences[group] = forWhom;
      codes.add(group, variants);
      for (const [term, fields] of found) postings.add(term, group, fields);
      wanted.add(document, forWhom);
    },
    async finish() {
      const firstVariants = new Uint32Array(groupCount + 1);
      firstVariants.set(firsts.subarray(0, groupCount));
      firstVariants[groupCount] = variantCount;
      const made = await postings.finish(termOf.size);
      await yieldToEventLoop();
      const words = vocabulary.finish(termOf, made);
      await yieldToEventLoop();
      const queries = wanted.finish();
      await yieldToEventLoop();
      return {
        groupCount,
        vocabulary: words,
        postings: made,
        audiences: audiences.slice(0, groupCount),
        shades: shades.finish(),
        firstVariants,
        codes: await codes.finish(),
        wanted: queries,
      };
    },
  };
}
