/**
 * A case that the test suites declare with `test`: its title and, if `test.each` declares it, its row of
 * values.
 */
export type Collected = { group: string; title: string; row: unknown; run: () => unknown };

const collected: Collected[] = [];
let group = '';

/** Runs `define`, and returns the cases that it declares by calling `describe` and `test`. */
export function collectCases(define: () => void): Collected[] {
  collected.length = 0;
  define();
  return [...collected];
}

export function describe(title: string, define: () => void): void {
  const before = group;
  group = before ? `${before} › ${title}` : title;
  define();
  group = before;
}

type Body = (...row: never[]) => unknown;

function add(title: string, row: unknown, run: () => unknown): void {
  collected.push({ group, title, row, run });
}

export const test = Object.assign((title: string, run: () => unknown) => add(title, undefined, run), {
  each:
    (rows: readonly unknown[]) =>
    (title: string, run: Body): void => {
      for (const row of rows) {
        const values = Array.isArray(row) ? row : [row];
        add(titled(title, values), row, () => run(...(values as never[])));
      }
    },
});

/** Replaces `$name` and `%s` in a title by values, as the test runner Vitest does. */
function titled(title: string, values: readonly unknown[]): string {
  let next = 0;
  return title
    .replace(/%[sid]/g, () => String(values[next++]))
    .replace(/\$(\w+)/g, (_, name) =>
      String((values[0] as Record<string, unknown> | undefined)?.[name] ?? ''),
    );
}
