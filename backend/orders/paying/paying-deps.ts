import type { OrdersDeps } from '../base/deps.ts';

export type PayingDeps = Pick<
  OrdersDeps,
  | 'db'
  | 'clock'
  | 'ids'
  | 'logger'
  | 'payments'
  | 'wakeOutbox'
  | 'shopName'
  | 'ink'
  | 'phone'
  | 'hours'
  | 'letterPictures'
  | 'publicUrl'
  | 'marketing'
  | 'shopNotices'
>;
