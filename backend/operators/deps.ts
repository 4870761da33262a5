import type { CountWrongToken } from '../platform/http/operator.ts';

/** Dependencies of the calls of operators. */
export type OperatorsDeps = {
  limits: { countWrongToken: CountWrongToken };
};
