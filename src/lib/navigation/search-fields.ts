/** Reads a search parameter of a URL. Undefined if it is missing or invalid. */
export type SearchField<Value> = (value: unknown) => Value | undefined;

type Fields = Record<string, SearchField<unknown>>;
type Output<F extends Fields> = { [name in keyof F]?: ReturnType<F[name]> };

/** Reads the search parameters of a URL, for the router and for forms without scripts. */
export type SearchSchema<Value> = { parse(value: object): Value };
export type SearchOf<Schema> = Schema extends SearchSchema<infer Value> ? Value : never;

/**
 * The search parameters of a page; others are ignored. An invalid parameter is set to undefined instead of
 * being omitted, because the router falls back to the raw value of an omitted one.
 */
export const searchSchema = <F extends Fields>(fields: F): SearchSchema<Output<F>> => ({
  parse(value) {
    const read: Record<string, unknown> = {};
    for (const [name, field] of Object.entries(fields))
      if (name in value) read[name] = field(value[name as never]);
    return read as Output<F>;
  },
});

/** A text of limited length that matches the pattern of the contract. */
export const textField =
  ({ max = Number.POSITIVE_INFINITY, shape = /^/ } = {}): SearchField<string> =>
  (value) =>
    typeof value === 'string' && value !== '' && value.length <= max && shape.test(value) ? value : undefined;

/** One of several words. The default word is represented by undefined. */
export const wordField =
  <const Word extends string>(words: readonly Word[], usual?: NoInfer<Word>): SearchField<Word> =>
  (value) =>
    words.find((word) => word === value && word !== usual);

/** A page number in plain decimal digits. The first page is represented by undefined. */
export const pageField =
  (max: number): SearchField<number> =>
  (value) => {
    const page = /^[1-9]\d*$/.test(String(value)) ? Number(value) : 1;
    return page > 1 && page <= max ? page : undefined;
  };

/** The first value of a repeated parameter. */
export const firstValue =
  <Value>(field: SearchField<Value>): SearchField<Value> =>
  (value) =>
    field([value].flat()[0]);
