import type { Handlers } from '../platform/http/implement.ts';
import type { ReportDeps } from './deps.ts';
import { readReport } from './read-report.ts';

/** What operators see of the shop's own numbers. */
export const reportOperatorHandlers = {
  getReport: ({ deps, query }) => readReport(deps.db, query),
} satisfies Partial<Handlers<'operator', ReportDeps>>;
