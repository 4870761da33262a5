/** Reads a search parameter of a URL. Undefined if it is missing or invalid. */
export type SearchField<Value> = (value: unknown) => Value | undefined;

type Fields = Record<string, SearchField<unknown>>;
type Output<F extends Fields> = { [name in keyof F]?: ReturnType<F[name]> };

/** Reads the parameters of a URL, for the router and for forms without scripts. */
export type SearchSchema<Value> = { parse(value: object): Value };
export type SearchOf<Schema> = Schema extends SearchSchema<infer Value> ? Value : never;

/**
 * Builds a schema for the URL parameters of a page; other parameters are dropped. An invalid parameter
 * becomes undefined and is not left out, because for a missing key the router would use the raw value.
 */
export const searchSchema = <F extends Fields>(fields: F): SearchSchema<Output<F>> => ({
  parse(value) {
    const read: Record<string, unknown> = {};
    for (const [name, field] of Object.entries(fields))
      if (name in value) read[name] = field(value[name as never]);
    return read as Output<F>;
  },
});

/** A text parameter of limited length that matches a pattern of the contract. */
export const textField =
  ({ max = Number.POSITIVE_INFINITY, shape = /^/ } = {}): SearchField<string> =>
  (value) =>
    typeof value === 'string' && value !== '' && value.length <= max && shape.test(value) ? value : undefined;

/** A parameter that is one of several words. The default word becomes undefined. */
export const wordField =
  <const Word extends string>(words: readonly Word[], usual?: NoInfer<Word>): SearchField<Word> =>
  (value) =>
    words.find((word) => word === value && word !== usual);

/** A page number in decimal digits. The first page becomes undefined. */
export const pageField =
  (max: number): SearchField<number> =>
  (value) => {
    const page = /^[1-9]\d*$/.test(String(value)) ? Number(value) : 1;
    return page > 1 && page <= max ? page : undefined;
  };

/** The first value, if the parameter is repeated. */
export const firstValue =
  <Value>(field: SearchField<Value>): SearchField<Value> =>
  (value) =>
    field([value].flat()[0]);
