import '@/lib/api/schema-settings';
import * as zod from 'zod/mini';

// Search parameters of an address. An invalid value is ignored, so that an old or mistyped address still
// opens its list.

type Words = Readonly<Record<string, string>>;

/** A parameter with several words of a set, separated by commas. */
export const wordsField = <Set extends Words>(words: Set) =>
  zod.catch(
    zod.optional(
      zod.pipe(
        zod.transform((value: unknown) => (typeof value === 'string' ? value.split(',') : value)),
        zod.array(zod.enum(words)).check(zod.minLength(1)),
      ),
    ),
    undefined,
  );

/** A parameter with one word of a set. */
export const wordField = <Set extends Words>(words: Set) =>
  zod.catch(zod.optional(zod.enum(words)), undefined);

/** Ids of chosen things, separated by commas. */
export const idsField = (most: number) =>
  zod.catch(
    zod.optional(
      zod.pipe(
        zod.transform((value: unknown) => (typeof value === 'string' ? value.split(',') : value)),
        zod.array(zod.uuid()).check(zod.minLength(1), zod.maxLength(most)),
      ),
    ),
    undefined,
  );

/** A text of at most `longest` characters. */
export const textField = (longest: number) =>
  zod.catch(
    zod.optional(zod.string().check(zod.trim(), zod.minLength(1), zod.maxLength(longest))),
    undefined,
  );

/** A parameter with a day, such as `2026-11-30`. */
export const dayField = () => zod.catch(zod.optional(zod.iso.date()), undefined);

/** A parameter that is either true or absent. */
export const flagField = () =>
  zod.catch(
    zod.optional(
      zod.pipe(
        zod.transform((value: unknown) => value === true || value === 'true'),
        zod.literal(true),
      ),
    ),
    undefined,
  );

/** The page number. It is absent for the first page. */
export const pageField = () =>
  zod.catch(zod.optional(zod.coerce.number().check(zod.int(), zod.gte(2), zod.lte(1000))), undefined);

/** The id of a thing. */
export const uuidField = () => zod.catch(zod.optional(zod.uuid()), undefined);

/** A place in a list that is paged from place to place. */
export const placeField = () =>
  zod.catch(zod.optional(zod.string().check(zod.regex(/^\d{1,16}$/))), undefined);
