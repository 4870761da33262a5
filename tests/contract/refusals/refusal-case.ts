import type { ProblemCode } from '#contract/sdk/types.gen.ts';
import type { Shopper } from '../shopper.ts';

/** A call with a mistake by the caller, which must be refused. */
export type RefusalCase = {
  operationId: string;
  status: number;
  code: ProblemCode;
  title: string;
  /** JSON pointer of the field that the error must name. Absent if the mistake is not in a field. */
  pointer?: string;
  /**
   * Why the mock shop does not detect this mistake. With a reason given, a scenario of the mocks is used
   * instead, which forces the error.
   */
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
