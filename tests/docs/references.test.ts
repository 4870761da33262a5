import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isInIndex, isSuperseded, isSupersededIn } from './decisions.ts';
import {
  brokenCitations,
  brokenLinks,
  commentsOf,
  missingPaths,
  projectIn,
  sourcesIn,
  vagueCitations,
} from './references.ts';

const root = resolve(import.meta.dirname, '../..');
const project = projectIn(root);
// Skips the texts of the shop's own pages and letters: their links lead to pages and not to files.
const documents = sourcesIn(root, ['**/*.md']).filter(
  ({ path }) => !/\/(pages\/\w+|newsletter)\/[^/]+\.md$/.test(path),
);
const code = sourcesIn(root, ['**/*.{ts,tsx,mjs,css,yaml}']).filter(
  // This file is left out, because it contains broken references as examples.
  ({ path }) => path !== 'tests/docs/references.test.ts',
);

describe('documents', () => {
  it('the check of references finds the documents and sources of the whole project', () => {
    expect(documents.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['README.md', 'docs/specification.md', 'docs/design.md', 'docs/security.md']),
    );
    expect(code.length).toBeGreaterThan(1000);
  });

  it('documents of the project link only to files and headings that exist', () => {
    expect(documents.flatMap((document) => brokenLinks(document, project))).toEqual([]);
  });

  it('documents of the project mention only paths that exist', () => {
    const holding = documents.filter((document) => !isSuperseded(document));
    expect(holding.flatMap((document) => missingPaths(document, project))).toEqual([]);
  });
});

describe('the index of decisions', () => {
  const index = documents.find(({ path }) => path === 'docs/decisions/README.md')?.text ?? '';
  const records = documents.filter(({ path }) => /^docs\/decisions\/\d/.test(path));

  it('the index of decisions has a row for every record, with its title', () => {
    expect(records.length).toBeGreaterThan(20);
    expect(records.filter((record) => !isInIndex(record, index)).map(({ path }) => path)).toEqual([]);
  });

  it('the index of decisions marks a record as superseded if and only if it is', () => {
    const wrong = records.filter((record) => isSuperseded(record) !== isSupersededIn(record, index));
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  it.each([
    ['a record without a row', '0099-none.md', '# Some title', false],
    ['another title', '0004-cart-semantics.md', '# Another title', false],
    [
      'a record as it is',
      '0002-server-from-source.md',
      '# The server runs from its TypeScript sources',
      true,
    ],
  ])('the check of the index of decisions recognizes %s', (_, file, text, isThere) => {
    expect(isInIndex({ path: `docs/decisions/${file}`, text }, index)).toBe(isThere);
  });
});

describe('comments', () => {
  it('comments in code cite only documents and sections that exist', () => {
    expect([...documents, ...code].flatMap((source) => brokenCitations(source, project))).toEqual([]);
  });

  it('comments in code name the file of every document that they cite', () => {
    expect(code.flatMap(vagueCitations)).toEqual([]);
  });
});

describe('a planted fault is found:', () => {
  const comment = (text: string) => ({ path: 'src/x.ts', text: `/** ${text} */\nconst x = 'docs/none.md';` });
  const document = (text: string) => ({ path: 'docs/x.md', text });

  it.each([
    ['a link to a missing file', '[x](none.md)'],
    ['a link to a missing file in another folder', '[x](docs/design.md)'],
    ['a link to a missing heading', '[x](specification.md#none)'],
    ['a link to a missing heading in the same file', '# Title\n[x](#none)'],
  ])('the check of documents finds %s', (_, text) => {
    expect(brokenLinks(document(text), project)).toHaveLength(1);
  });

  it.each([
    ['a document', 'See docs/none.md.'],
    ['a section', 'See docs/specification.md §99.'],
    ['a part of a section', 'See docs/specification.md §4.99.'],
    ['the second of two sections', 'See docs/specification.md §4 and §99.'],
    ['a section on the next line', 'See docs/specification.md\n * §99.'],
  ])('the check of comments finds a citation of %s that does not exist', (_, text) => {
    expect(brokenCitations(comment(text), project)).toHaveLength(1);
  });

  it.each([
    ['section 7 of the specification'],
    ['(specification, section 4)'],
    ['sections 7 and 8 of the\n * specification'],
    ['the rule of the security page'],
  ])('the check of comments finds a citation without a file name: %j', (text) => {
    expect(vagueCitations(comment(text))).toHaveLength(1);
  });

  it.each([['`src/lib/none.ts`'], ['`none.test.ts`'], ['`backend/none`'], ['`backend/none/`']])(
    'the check of documents finds the path %s, which does not exist',
    (text) => {
      expect(missingPaths(document(text), project)).toHaveLength(1);
    },
  );
});

describe('the checks of references', () => {
  it('the checks of references accept correct links, citations and paths', () => {
    const text = [
      '[a](specification.md) [b](specification.md#43-cart) [c](../README.md) [d](https://x.example/none)',
      '`docs/specification.md §4.3 and §7` `src/lib` `GET /api/none` `text/html` `dist/none.js` `a/b`',
      '```\n[x](none.md) `src/none.ts`\n```',
    ].join('\n');
    const source = { path: 'docs/x.md', text };
    expect(brokenLinks(source, project)).toEqual([]);
    expect(brokenCitations(source, project)).toEqual([]);
    expect(missingPaths(source, project)).toEqual([]);
  });

  it('the checks of references ignore strings in code, because only comments contain references', () => {
    expect(commentsOf("const a = 'https://x.example'; // why")).toBe('// why');
  });
});
