import { type Column, type SQL, sql } from 'drizzle-orm';

/** `foldText` as an SQL expression, of which an index can be made. */
export const folded = (text: SQL | Column): SQL => sql`fold_text(${text})`;

/** The words of names as an SQL expression, which a GIN index can find by their beginnings. */
export const nameWords = (first: Column, ...more: Column[]): SQL =>
  sql`to_tsvector('simple', ${folded(sql.join([first, ...more], sql.raw(" || ' ' || ")))})`;

/** An e-mail address in lower case as an SQL expression that is sorted by bytes, for `startsWith`. */
export const emailStart = (email: Column): SQL => sql`(lower(${email}) collate "C")`;

/** SQL condition: a text that is sorted by bytes begins with another text. It can use an index of the text. */
export const startsWith = (text: SQL, start: string): SQL =>
  sql`(${text} >= ${start} and ${text} < ${`${start}\u{10ffff}`})`;

/** SQL condition: a text contains another one, in which no character has a special meaning. */
export const contains = (text: SQL, part: string): SQL => sql`position(${part} in ${text}) > 0`;
