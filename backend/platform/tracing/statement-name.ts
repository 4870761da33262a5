const VERB = /^[\s(]*([a-z]+)/i;
/**
 * The first table of a statement. A word that is followed by a parenthesis is a function, as in
 * `extract(epoch from now())`.
 */
const TABLE = /\b(?:from|into|update|join)\s+(?:only\s+)?"?([a-z_]\w*)\b"?(?!\s*\()/i;

/** The verb and table of a statement, such as `SELECT order`, without values. */
export function statementName(text: string): string {
  const verb = VERB.exec(text)?.[1]?.toUpperCase() ?? 'STATEMENT';
  const table = TABLE.exec(text)?.[1];
  return (table === undefined ? verb : `${verb} ${table}`).slice(0, 80);
}
