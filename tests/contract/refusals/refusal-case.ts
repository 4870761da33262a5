import type { ProblemCode } from '#contract/sdk/types.gen.ts';
import type { Shopper } from '../shopper.ts';

/** A way to be refused that needs no fault: the caller does something wrong. */
export type RefusalCase = {
  operationId: string;
  status: number;
  code: ProblemCode;
  title: string;
  /** The field that the answer points at, when it is about one. */
  pointer?: string;
  /** Why the mock shop cannot be brought to it; a scenario stands in there. */
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
