import type { ReportDeps } from '../report/deps.ts';
import type { Icons } from './icons.ts';

/** What robots and addresses need. */
export type SiteDeps = ReportDeps & { icons: Icons };
