import type * as z from 'zod/mini';
import { operationSchemas } from '#contract/operation-schemas.ts';
import type { Operation } from '#contract/operations.ts';

/** The schemas of an operation. Every operation has one for the query and one for the headers. */
type Schemas = {
  params?: z.ZodMiniObject;
  query: z.ZodMiniObject;
  header: z.ZodMiniObject;
  body?: z.ZodMiniType;
  /** Schema of the body of a successful response; undefined for 204. */
  response?: z.ZodMiniType;
};

export const schemasOf = ({ id }: Operation): Schemas => operationSchemas[id];
