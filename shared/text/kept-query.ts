const MOST = 60;
/** So many figures in a row, however they are spaced, may be a phone or a document. */
const MANY_FIGURES = /(?:\d[\s().+-]*){7}/;

/** A query as it is counted: small letters, single spaces. Null when it may name a person, or is none. */
export function keptQuery(query: string): string | null {
  const plain = query.normalize('NFKC').toLocaleLowerCase('ru').replace(/\s+/g, ' ').trim();
  if (plain === '' || plain.length > MOST) return null;
  return plain.includes('@') || MANY_FIGURES.test(plain) ? null : plain;
}
