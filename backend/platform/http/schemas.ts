import type * as z from 'zod/mini';
import { operationSchemas } from '#contract/operation-schemas.ts';
import type { Operation } from '#contract/operations.ts';

/** The schemas of any operation. `query` and `header` belong to all of them. */
type Schemas = {
  params?: z.ZodMiniObject;
  query: z.ZodMiniObject;
  header: z.ZodMiniObject;
  body?: z.ZodMiniType;
  /** Of the success; left out for 204. */
  response?: z.ZodMiniType;
};

export const schemasOf = ({ id }: Operation): Schemas => operationSchemas[id];
