import type { Handlers } from '../platform/http/implement.ts';
import type { ReportDeps } from './deps.ts';
import { readReport } from './read-report.ts';

/** Handlers of the operator API's operations for the report. */
export const reportOperatorHandlers = {
  getReport: ({ deps, query }) => readReport(deps.db, query),
} satisfies Partial<Handlers<'operator', ReportDeps>>;
