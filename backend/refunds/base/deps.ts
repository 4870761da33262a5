import type { OrdersDeps } from '../../orders/base/deps.ts';
import type { RefundLimits } from './limits.ts';

/** What refunds need. */
export type RefundsDeps = OrdersDeps & { limits: RefundLimits };
