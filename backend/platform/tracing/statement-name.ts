const VERB = /^[\s(]*([a-z]+)/i;
/**
 * Matches the first table of a statement. A word before a parenthesis is a function and not a table, as in
 * `extract(epoch from now())`.
 */
const TABLE = /\b(?:from|into|update|join)\s+(?:only\s+)?"?([a-z_]\w*)\b"?(?!\s*\()/i;

/** The verb and table of a statement, such as `SELECT order`, without values. */
export function statementName(text: string): string {
  const verb = VERB.exec(text)?.[1]?.toUpperCase() ?? 'STATEMENT';
  const table = TABLE.exec(text)?.[1];
  return (table === undefined ? verb : `${verb} ${table}`).slice(0, 80);
}
