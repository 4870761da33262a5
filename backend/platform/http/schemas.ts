import type * as z from 'zod/mini';
import { operationSchemas } from '#contract/operation-schemas.ts';
import type { Operation } from '#contract/operations.ts';

/** The schemas of an operation. All operations have `query` and `header`. */
type Schemas = {
  params?: z.ZodMiniObject;
  query: z.ZodMiniObject;
  header: z.ZodMiniObject;
  body?: z.ZodMiniType;
  /** The schema of the successful answer; absent for 204. */
  response?: z.ZodMiniType;
};

export const schemasOf = ({ id }: Operation): Schemas => operationSchemas[id];
