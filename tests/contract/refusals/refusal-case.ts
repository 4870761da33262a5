import type { ProblemCode } from '#contract/sdk/types.gen.ts';
import type { Shopper } from '../shopper.ts';

/** A refusal caused by the caller, without a fault of the shop. */
export type RefusalCase = {
  operationId: string;
  status: number;
  code: ProblemCode;
  title: string;
  /** The field that the response points at, if it is about one. */
  pointer?: string;
  /** Why the mock shop cannot produce this refusal; it uses a scenario instead. */
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
