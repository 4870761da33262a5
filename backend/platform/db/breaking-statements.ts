/**
 * Statements that a migration must not contain, with the reasons. While a new version of the shop starts, the
 * previous one still serves requests from the same database, and these statements would break the previous
 * version.
 */
const BREAKING: readonly [RegExp, string][] = [
  [/^(drop|truncate) (?!trigger|function)/, 'removes what the previous version reads'],
  [/^delete from /, 'deletes what the previous version reads'],
  [/^alter table \S+ drop (column|constraint \S+ cascade)/, 'removes what the previous version reads'],
  [/^alter table .* rename /, 'renames what the previous version reads'],
  [
    /^alter table \S+ alter column \S+ (set not null|set data type|type )/,
    'rejects what the previous version writes',
  ],
  [
    /^alter table \S+ add column (?!.*\b(default|generated)\b).*\bnot null\b/,
    'requires a value that the previous version does not write',
  ],
  [
    /^alter table \S+ add constraint \S+ (check|unique|primary key|foreign key|exclude)/,
    'rejects what the previous version writes',
  ],
  [/^create unique index /, 'rejects what the previous version writes'],
  [/^(create (or replace )?(trigger|function)|do )/, 'runs within writes of the previous version'],
];

/**
 * Matches a comment in which a migration explains why the next statement does not break the previous version.
 */
const EXCUSE = /^--\s*side by side:\s*\S+/im;

/**
 * Reports the statements of a migration that would break the previous version of the shop, which still runs
 * on the same database. Any change of a table that the migration itself creates is allowed, and so is a
 * statement below a comment `-- side by side: why`.
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
