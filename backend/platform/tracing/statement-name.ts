const VERB = /^[\s(]*([a-z]+)/i;
/**
 * Matches the first table of an SQL statement. A word before a parenthesis is not a table but a function, as
 * in `extract(epoch from now())`.
 */
const TABLE = /\b(?:from|into|update|join)\s+(?:only\s+)?"?([a-z_]\w*)\b"?(?!\s*\()/i;

/** Name of a statement for traces: its verb and first table, without values. Example: `SELECT order`. */
export function statementName(text: string): string {
  const verb = VERB.exec(text)?.[1]?.toUpperCase() ?? 'STATEMENT';
  const table = TABLE.exec(text)?.[1];
  return (table === undefined ? verb : `${verb} ${table}`).slice(0, 80);
}
