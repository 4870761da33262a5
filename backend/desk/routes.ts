import type { Handlers } from '../platform/http/implement.ts';
import type { DeskDeps } from './base/deps.ts';
import { checkShop } from './health/check-shop.ts';
import { readHealth } from './health/read-health.ts';
import { dropOne, listMessages, repeatOne, repeatSeveral } from './messages/messages.ts';
import { readToday } from './today/read-today.ts';
import { readTodaySales } from './today/sales.ts';
import { listSoldOutSizes } from './today/sold-out-sizes.ts';

/** Handlers of what waits today, and of how the shop is. */
export const deskOperatorHandlers = {
  getToday: ({ deps, principal }) => readToday(deps, principal.role),
  getTodaySales: ({ deps }) => readTodaySales(deps.db, deps.clock()),
  listSoldOutSizes: ({ deps, query }) => listSoldOutSizes(deps.db, query, deps.clock()),
  getShopHealth: ({ deps }) => readHealth(deps),
  checkShop: ({ deps }) => checkShop(deps),
  listMessages: ({ deps, query }) => listMessages(deps.db, query, deps.clock()),
  repeatMessage: repeatOne,
  repeatDeadMessages: repeatSeveral,
  dropMessage: dropOne,
} satisfies Partial<Handlers<'operator', DeskDeps>>;
