import type { PlatformDeps } from '../../platform/base/deps.ts';
import type { CountWrongToken } from '../../platform/http/operator.ts';
import type { OperatorLimits } from './limits.ts';

/** Dependencies of the operations that only operators call. */
export type OperatorsDeps = PlatformDeps & {
  /** Origin of the desk, without a trailing slash. Passkeys belong to its host. */
  deskOrigin: string;
  limits: { countWrongToken: CountWrongToken } & OperatorLimits;
};
