import { lt } from 'drizzle-orm';
import { before, type CleanUp, removeRows } from '../platform/jobs/clean-up.ts';
import { SHOP_NOTICE_LIFE } from './base/shop-notice-message.ts';
import { waitingShopNotice } from './base/tables.ts';

/** Deletes notices whose message in the outbox has expired, so that they can no longer be sent. */
export const cleanUpShopNotices: CleanUp = (tx, now) =>
  removeRows(tx, waitingShopNotice, lt(waitingShopNotice.dueAt, before(now, SHOP_NOTICE_LIFE)));
