import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

export const root = resolve(import.meta.dirname, '../..');
const stories = 'tests/contract/stories';

const storyFiles = () => globSync('**/*.story.ts', { cwd: join(root, stories) }).sort();

/**
 * A bundler plugin with two virtual modules (modules without a file): all stories, and the data that is
 * recorded while the kit is built.
 */
export function kitModules(expectedFacts: object): Plugin {
  const modules: Record<string, () => string> = {
    'virtual:vitrina-stories': () => storyModule(),
    'virtual:vitrina-conformance': () =>
      [
        "export { stories } from 'virtual:vitrina-stories';",
        `export const expectedFacts = ${JSON.stringify(expectedFacts)};`,
        `export const storySources = ${JSON.stringify(storySources())};`,
        `export const specification = ${JSON.stringify(specificationSentences())};`,
      ].join('\n'),
  };
  return {
    name: 'vitrina:conformance-kit',
    enforce: 'pre',
    resolveId: (id) => (id in modules ? `\0${id}` : undefined),
    load: (id) => modules[id.slice(1)]?.(),
  };
}

function storyModule(): string {
  const files = storyFiles();
  const imports = files.map((file, index) => `import * as file${index} from '/${stories}/${file}';`);
  const all = files.map((_, index) => `...Object.values(file${index})`).join(', ');
  return [...imports, `export const stories = [${all}];`].join('\n');
}

/** For each story title, the sections and decisions that the comment above the story cites. */
function storySources(): Record<string, string[]> {
  const declared = /(?:\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*)?export const \w+ = story\(\s*'([^']+)'/g;
  return Object.fromEntries(
    storyFiles().flatMap((file) =>
      [...readFileSync(join(root, stories, file), 'utf8').matchAll(declared)].map(
        ([, comment = '', title]) => [
          title,
          [...comment.matchAll(/§[\d.]*\d|docs\/decisions\/\d{4}/g)].map(([source]) => source),
        ],
      ),
    ),
  );
}

/**
 * Texts by which the kit explains a citation: the statements of each section of the specification, and the
 * title of each decision.
 */
function specificationSentences(): Record<string, string> {
  const text = readFileSync(join(root, 'docs/specification.md'), 'utf8');
  const statements = [...text.matchAll(/^(?:- )?(§[\d.]*\d) (.+)$/gm)].map(
    ([, section = '', sentence = '']) => [section, sentence],
  );
  const chapters = [...text.matchAll(/^#+ ([\d.]*\d)\.? (.+)$/gm)].map(([, section, title = '']) => [
    `§${section}`,
    title,
  ]);
  const decisions = globSync('docs/decisions/0*.md', { cwd: root }).map((file) => [
    file.slice(0, 'docs/decisions/0000'.length),
    /^# (?:\d+\.? )?(.+)$/m.exec(readFileSync(join(root, file), 'utf8'))?.[1] ?? file,
  ]);
  return Object.fromEntries([...chapters, ...statements, ...decisions]);
}
