import type { ProblemCode } from '#contract/sdk/types.gen.ts';
import type { Shopper } from '../shopper.ts';

/** A call that must be refused because the caller makes a mistake. */
export type RefusalCase = {
  operationId: string;
  status: number;
  code: ProblemCode;
  title: string;
  /** The field that the error must name, if the mistake is in a field. */
  pointer?: string;
  /**
   * The reason why the mock shop cannot refuse this call by itself. A scenario of the mocks is tested
   * instead.
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
