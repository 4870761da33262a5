import type { Today } from '#contract/client/client.schemas.ts';
import { type OperatorRole, operatorRoles } from '#contract/operations.ts';
import { dayInMoscow } from '#shared/text/dates.ts';
import type { DeskDeps } from '../base/deps.ts';
import { readSalesSoFar } from './sales.ts';
import { countWork } from './waiting-work.ts';

/** What waits for an operator, and what the day has brought, as far as the role may see it. */
export async function readToday(
  deps: Pick<DeskDeps, 'db' | 'clock' | 'importSources'>,
  role: OperatorRole,
): Promise<Today> {
  const now = deps.clock();
  const today = dayInMoscow(now);
  const maySeeSums = (operatorRoles.getTodaySales as readonly OperatorRole[]).includes(role);
  return {
    day: today,
    waiting: await countWork(deps, role, { now, today }),
    sales: maySeeSums ? await readSalesSoFar(deps.db, now) : null,
  };
}
