import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import ts from 'typescript';
import { beforeAll, expect, it } from 'vitest';
import { bareTexts } from './bare-texts.ts';

const root = resolve(import.meta.dirname, '../..');
const files = globSync('src/**/*.tsx', { cwd: root })
  .filter((file) => !/\.test\.tsx$|^src\/(generated|testing)\//.test(file))
  .map((file) => resolve(root, file));

/**
 * Folder of the examples below. They exist only in memory; the compiler treats them as files in this folder
 * of the project, so that it finds the types of React.
 */
const PLANTED = resolve(root, 'src/lib/ui');

const wrong = {
  'a text that comes and goes': "<p><b/>{is && 'есть'}</p>",
  'a text that changes': "<p>{is ? 'один' : 'два'}<b/></p>",
  'a count beside a word': '<p>{count} шт.</p>',
  'a name beside an icon': '<button><i/>{name}</button>',
  'a name that may be missing': '<p>{maybe}<b/></p>',
  'a property that may be a text': '<p>{node}<b/></p>',
  'a list that may contain texts': '<p>{nodes}<b/></p>',
  'a text in a fragment': '<>Слово<b/></>',
  'a changing text in a fragment': '<>{name}</>',
  'a text after an element that may go': '<p>{is && <b/>} слово</p>',
  'a text after a list': '<p>{words.map((word) => <b key={word}>{word}</b>)} слово</p>',
  'a text after a component that may return nothing': '<p><Nothing/> слово</p>',
  'a component that returns a text': '<p><Text/></p>',
  'a text of a component among its children': '<Box><b/>{name}</Box>',
};

const right = {
  'a changing text alone': '<p>{name}</p>',
  'a conditional text alone': "<p>{is ? 'один' : 'два'}</p>",
  'one sum of several counts': '<p>{count + words.length}</p>',
  'a conditional text in its own element': '<p><b/>{is && <span>есть</span>}</p>',
  'a fixed text before an element that may go': '<p>Слово {is && <b/>}</p>',
  'a fixed text beside fixed elements': '<p><i/> Слово <b/></p>',
  'elements that come and go': '<p>{is && <b/>}{maybe && <i/>}</p>',
  'a property that is elements': '<p>{elements}<b/></p>',
  'a list of elements': '<p>{words.map((word) => <b key={word}>{word}</b>)}<b/></p>',
};

const example = (expression: string) => `
import type { ReactNode } from 'react';
import type { Elements } from './elements';
declare const [is, count, name, words]: [boolean, number, string, string[]];
declare const maybe: string | undefined;
declare const [node, nodes, elements]: [ReactNode, ReactNode[], Elements];
const Nothing = () => (is ? <b /> : null);
const Text = () => name;
const Box = ({ children }: { children: ReactNode }) => <p>{children}</p>;
void [count, words, maybe, node, nodes, elements, Nothing, Text, Box];
export const example = ${expression};
`;

const planted = new Map(
  Object.entries({ ...wrong, ...right }).map(([name, expression], index) => [
    name,
    { path: resolve(PLANTED, `planted-${index}.tsx`), text: example(expression) },
  ]),
);

let program: ts.Program;

/**
 * Compiles all examples in one TypeScript program. One program for each example would read the types of React
 * again and again.
 */
beforeAll(() => {
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(resolve(root, 'tsconfig.json'), ts.sys.readFile).config,
    ts.sys,
    root,
  );
  const host = ts.createCompilerHost(options);
  const texts = new Map([...planted.values()].map(({ path, text }) => [path, text]));
  const { readFile, fileExists, getSourceFile } = host;
  host.readFile = (path) => texts.get(path) ?? readFile(path);
  host.fileExists = (path) => texts.has(path) || fileExists(path);
  host.getSourceFile = (path, languageVersion, ...rest) => {
    const text = texts.get(path);
    return text === undefined
      ? getSourceFile(path, languageVersion, ...rest)
      : ts.createSourceFile(path, text, languageVersion, true);
  };
  program = ts.createProgram([...files, ...texts.keys()], { ...options, noEmit: true }, host);
});

const foundIn = (path: string) => {
  const source = program.getSourceFile(path);
  if (source === undefined) throw new Error(`${path} was not read.`);
  return bareTexts(source, program.getTypeChecker());
};

it('no component has a text where translating the page would break it', () => {
  expect(files.length).toBeGreaterThan(300);
  expect(files.flatMap(foundIn)).toEqual([]);
});

it.each(Object.keys(wrong))('a text that a translated page would break is found: %s', (name) => {
  expect(foundIn(planted.get(name)?.path ?? '')).not.toEqual([]);
});

it.each(Object.keys(right))('a text that is safe on a translated page is allowed: %s', (name) => {
  expect(foundIn(planted.get(name)?.path ?? '')).toEqual([]);
});
