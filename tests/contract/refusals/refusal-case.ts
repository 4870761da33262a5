import type { ProblemCode } from '#contract/sdk/types.gen.ts';
import type { Shopper } from '../shopper.ts';

/** A call that is refused because of a mistake of the caller. */
export type RefusalCase = {
  operationId: string;
  status: number;
  code: ProblemCode;
  title: string;
  /** The field that the response points to, if the mistake is about a field. */
  pointer?: string;
  /** Why the mock shop cannot produce this refusal. A scenario is used for it instead. */
  notInMocks?: string;
  run(shopper: Shopper): Promise<unknown>;
};

export const notFound = (operationId: string, title: string, run: RefusalCase['run']): RefusalCase => ({
  operationId,
  status: 404,
  code: 'NOT_FOUND',
  title,
  run,
});

export const invalid = (operationId: string, title: string, run: RefusalCase['run']): RefusalCase => ({
  operationId,
  status: 422,
  code: 'INVALID_REQUEST',
  title,
  run,
});
