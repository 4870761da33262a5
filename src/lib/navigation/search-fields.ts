import * as z from 'zod/mini';

/**
 * A parameter of an address. Undefined where the address says nothing and where it makes no sense; never left out when
 * the address has it: the router goes on with what the address says wherever a route says nothing.
 */
export const lenient = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.catch(z.optional(schema), undefined);

/** One of several words. The usual one goes without saying: it is undefined. */
export const wordField = <Schema extends z.ZodMiniType>(schema: Schema, usual: z.output<Schema>) =>
  lenient(schema.check(z.refine((word) => word !== usual)));

/** A number of a page in plain decimal digits; the first goes without saying. */
export const pageField = (max: number) =>
  lenient(
    z.pipe(
      z.pipe(z.coerce.string().check(z.regex(/^[1-9]\d*$/)), z.transform(Number)),
      z.number().check(z.gt(1), z.lte(max)),
    ),
  );

/** Of a parameter that an address has several times, the first. */
export const first = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.pipe(
    z.transform((given: unknown) => [given].flat()[0]),
    schema,
  );
