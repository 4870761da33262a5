import type { ReportDeps } from '../report/deps.ts';
import type { Icons } from './icons.ts';

export type SiteDeps = ReportDeps & { icons: Icons };
