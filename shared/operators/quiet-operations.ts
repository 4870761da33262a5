/**
 * Operations that an open page calls by itself. They do not prolong a session, because they do not show that a
 * person is there. The log has them only if they failed or were refused.
 */
export const QUIET_OPERATIONS = [
  'getOperatorSession',
  'getToday',
  'getTodaySales',
  'getShopHealth',
  'tryEdit',
  'getPickList',
] as const;
