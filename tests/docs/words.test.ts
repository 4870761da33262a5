import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sourcesIn } from './references.ts';
import { avoidedTurns, avoidedWords, PLAIN_ROOMS } from './words.ts';

const root = resolve(import.meta.dirname, '../..');

/**
 * Files that are not checked. They list the words to avoid, or their text must not change because ids of
 * goods are computed from it.
 */
const EXCEPT = [
  'docs/glossary.md',
  'tests/docs/words.ts',
  'tests/docs/words.test.ts',
  'demo/garments/identity.ts',
];

describe('names, comments and documents', () => {
  const sources = sourcesIn(root, ['**/*.{ts,tsx,mjs,css,yaml,md}', '.env.example']).filter(
    ({ path }) => !EXCEPT.includes(path),
  );

  it('the sources to check are found in all parts of the project', () => {
    expect(sources.length).toBeGreaterThan(1500);
    for (const room of [
      'src/',
      'server/',
      'backend/',
      'shared/',
      'demo/',
      'mocks/',
      'e2e/',
      'openapi/',
      'docs/',
    ])
      expect(sources.some(({ path }) => path.startsWith(room))).toBe(true);
  });

  it('names, comments and documents contain no words that the glossary says to avoid', () => {
    expect(sources.flatMap(avoidedWords)).toEqual([]);
  });

  it('names, comments and documents contain no turns of phrase that are hard to understand', () => {
    const plain = sources.filter(({ path }) => PLAIN_ROOMS.some((room) => path.startsWith(room)));
    expect(plain.flatMap(avoidedTurns)).toEqual([]);
  });
});

describe('a planted fault is found:', () => {
  it.each([
    ['in a comment', 'src/x.ts', '/** Whoever asks gets it. */'],
    ['over a line break', 'src/x.ts', '/**\n * Runs now\n * and then.\n */'],
    ['in a title', 'src/x.test.ts', "test('nobody is signed in', () => {});"],
    ['in a camel-case name', 'src/x.ts', 'const testCatalogue = 1;'],
    ['in a constant', 'src/x.ts', 'const LOGIN_PATIENCE = 1;'],
    ['in a document', 'docs/x.md', 'It is made anew.'],
    ['in the name of a file', 'src/mend.ts', ''],
    ['in the name of a folder', 'src/chores/x.ts', ''],
    ['in a default', 'src/x.ts', '/** In ms; 5 unless told. */'],
    ['in two words of a title', 'src/x.test.ts', "test('asks once more', () => {});"],
  ])('the check finds a word to avoid %s', (_, path, text) => {
    expect(avoidedWords({ path, text })).toHaveLength(1);
  });

  it('words to avoid are not found inside other words', () => {
    const text = 'a new kind, shellfish, foretold, hearth, recommended, amended, skin, «Каталог», no body';
    expect(avoidedWords({ path: 'src/x.ts', text })).toEqual([]);
  });
});

describe('a planted turn is found', () => {
  it.each([
    ['in a comment', 'server/x.ts', '// A guest is none.'],
    ['over a line break', 'server/x.ts', '/**\n * The pages, and those\n * that are cached.\n */'],
    ['in a title', 'e2e/x.e2e.ts', "test('the code is not asked for any more', () => {});"],
    ['in the title of a table', 'server/x.test.ts', "it.each([1])('%i is no answer', () => {});"],
    ['in a document', 'docs/x.md', 'The operator whom it names.'],
  ])('the check finds a turn of phrase to avoid %s', (_, path, text) => {
    expect(avoidedTurns({ path, text })).toHaveLength(1);
  });

  it('strings that programs print are not searched for avoided turns of phrase', () => {
    expect(avoidedTurns({ path: 'server/x.ts', text: "const text = 'Those who came';" })).toEqual([]);
  });
});
