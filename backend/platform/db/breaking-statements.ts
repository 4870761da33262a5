/** Why a statement of a migration breaks the version before it, which goes on serving while the new one starts. */
const BREAKING: readonly [RegExp, string][] = [
  [/^(drop|truncate) (?!trigger|function)/, 'takes away what the version before reads'],
  [/^delete from /, 'deletes what the version before reads'],
  [/^alter table \S+ drop (column|constraint \S+ cascade)/, 'takes away what the version before reads'],
  [/^alter table .* rename /, 'renames what the version before reads'],
  [
    /^alter table \S+ alter column \S+ (set not null|set data type|type )/,
    'refuses what the version before writes',
  ],
  [
    /^alter table \S+ add column (?!.*\b(default|generated)\b).*\bnot null\b/,
    'asks for a value that the version before does not write',
  ],
  [
    /^alter table \S+ add constraint \S+ (check|unique|primary key|foreign key|exclude)/,
    'refuses what the version before writes',
  ],
  [/^create unique index /, 'refuses what the version before writes'],
  [/^(create (or replace )?(trigger|function)|do )/, 'runs within what the version before writes'],
];

/** A line that says why a statement breaks nothing after all. */
const EXCUSE = /^--\s*side by side:\s*\S+/im;

/**
 * Sentences about the statements of a migration that do not let two versions work on one database. What is done to a
 * table that the migration makes is free, and so is a statement with a comment `-- side by side: why`.
 */
export function breakingStatements(statements: readonly string[]): string[] {
  const made = new Set<string>();
  const faults: string[] = [];
  for (const statement of statements) {
    const text = statement
      .replaceAll(/^\s*--.*$/gm, '')
      .replaceAll(/\s+/g, ' ')
      .trim()
      .toLowerCase();
    const [, table] = /^create table (?:if not exists )?(\S+)/.exec(text) ?? [];
    if (table) made.add(table);
    const [, changed = ''] = /^(?:alter table(?: only)?|create unique index \S+ on) (\S+)/.exec(text) ?? [];
    if (made.has(changed) || EXCUSE.test(statement)) continue;
    const [, why] = BREAKING.find(([pattern]) => pattern.test(text)) ?? [];
    if (why) faults.push(`"${text.slice(0, 80)}" ${why}`);
  }
  return faults;
}
