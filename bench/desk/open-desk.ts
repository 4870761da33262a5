import { randomUUID } from 'node:crypto';
import { createOperatorApp } from '../../backend/app.ts';
import { addOperator } from '../../backend/operators/operators.ts';
import type { Database } from '../../backend/platform/db/database.ts';
import type { FilledDatabase } from '../finding/filled-database.ts';
import { openDeps } from '../finding/shop.ts';

type OrdersQuery = Readonly<Record<string, string>>;
export type ListedOrders = {
  items: { id: string; placedAt: string }[];
  next: string | null;
  totalItems: number;
};

export type BenchDesk = {
  db: Database;
  /** Calls `listOrders` as an operator. Throws if the status is not 200. */
  listOrders(query: OrdersQuery): Promise<ListedOrders>;
  close(): Promise<void>;
};

export async function openDesk(filled: Pick<FilledDatabase, 'dataDir' | 'databaseUrl'>): Promise<BenchDesk> {
  const { deps, close } = await openDeps(filled);
  const app = createOperatorApp(deps);
  const token = randomUUID();
  const name = `bench-${randomUUID()}`;
  await addOperator(deps.db, { id: randomUUID(), name, role: 'viewer', token, now: deps.clock() });
  return {
    db: deps.db,
    async listOrders(query) {
      const address = `/api/operator-orchestration/v1/orders?${new URLSearchParams({ site: 'ru', ...query })}`;
      const response = await app.request(address, {
        headers: {
          authorization: `Bearer ${token}`,
          'x-request-id': randomUUID(),
          'x-requested-from': 'server',
          'x-site-id': 'ru',
        },
      });
      const text = await response.text();
      if (response.status !== 200) throw new Error(`${address} answered ${response.status}: ${text}`);
      return JSON.parse(text) as ListedOrders;
    },
    close,
  };
}
