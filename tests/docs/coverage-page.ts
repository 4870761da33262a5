import type { CitedTest } from '../../scripts/checks/cited-tests.ts';
import { refersTo, type Statement } from './statements.ts';

const INTRODUCTION = `# What shows that the specification holds

Each statement of the [specification](specification.md) begins with a mark, and the tests that show it cite that mark at the end of their titles: \`git grep -w '§3.4.1'\` finds them. The mark of a section, such as \`§7.4\`, stands for every row of its table. \`npm test\` checks that each statement has a test and that each of these tests ran and passed. It also refuses exports that only tests use, so a test shows nothing about code that the product does not reach.

This page is generated: \`npm run unit -- tests/docs/specification-coverage.test.ts -u\` writes it.
`;

/**
 * The text of docs/specification-coverage.md. For each statement of the specification it says how many tests,
 * in how many files, cite the statement.
 */
export function coveragePage(statements: readonly Statement[], cited: readonly CitedTest[]): string {
  const sections = Map.groupBy(statements, ({ section }) => section.split('.')[0]);
  return [...sections]
    .map(([section, ones]) => {
      const rows = ones.map((one) => rowOf(one, cited));
      return `\n## Section ${section}\n\n| Statement | Tests | Files |\n|---|---|---|\n${rows.join('')}`;
    })
    .reduce((page, part) => page + part, INTRODUCTION);
}

function rowOf(statement: Statement, cited: readonly CitedTest[]): string {
  const tests = cited.filter(({ marks }) => marks.some((mark) => refersTo(mark, statement)));
  const files = new Set(tests.map(({ file }) => file));
  return `| ${statement.mark} ${firstWords(statement.text)} | ${tests.length} | ${files.size} |\n`;
}

function firstWords(text: string): string {
  const words = text.split(' ');
  return words.length > 8 ? `${words.slice(0, 8).join(' ')} …` : text;
}
