/** Reads a parameter of an address: undefined where the address says nothing and where it makes no sense. */
export type SearchField<Value> = (given: unknown) => Value | undefined;

type Fields = Record<string, SearchField<unknown>>;
type Output<F extends Fields> = { [name in keyof F]?: ReturnType<F[name]> };

/** What is read of the part of an address behind its question mark, as the router and forms without scripts take it. */
export type SearchSchema<Value> = { parse(given: object): Value };
export type SearchOf<Schema> = Schema extends SearchSchema<infer Value> ? Value : never;

/**
 * The parameters of a page; others are no matter of it. One that the address has is never left out, even where it makes no
 * sense: the router goes on with what the address says wherever a route says nothing.
 */
export const searchSchema = <F extends Fields>(fields: F): SearchSchema<Output<F>> => ({
  parse(given) {
    const read: Record<string, unknown> = {};
    for (const [name, field] of Object.entries(fields))
      if (name in given) read[name] = field(given[name as never]);
    return read as Output<F>;
  },
});

/** A text of some length, of the shape that the contract asks for. */
export const textField =
  ({ max = Number.POSITIVE_INFINITY, shape = /^/ } = {}): SearchField<string> =>
  (given) =>
    typeof given === 'string' && given !== '' && given.length <= max && shape.test(given) ? given : undefined;

/** One of several words. The usual one goes without saying: it is undefined. */
export const wordField =
  <const Word extends string>(words: readonly Word[], usual?: NoInfer<Word>): SearchField<Word> =>
  (given) =>
    words.find((word) => word === given && word !== usual);

/** A number of a page in plain decimal digits; the first goes without saying. */
export const pageField =
  (max: number): SearchField<number> =>
  (given) => {
    const page = /^[1-9]\d*$/.test(String(given)) ? Number(given) : 1;
    return page > 1 && page <= max ? page : undefined;
  };

/** Of a parameter that an address has several times, the first. */
export const first =
  <Value>(field: SearchField<Value>): SearchField<Value> =>
  (given) =>
    field([given].flat()[0]);
