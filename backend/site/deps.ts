import type { ReportDeps } from '../report/deps.ts';
import type { Icons } from './icons.ts';

/** Dependencies of the operations for search engines, former addresses and icons. */
export type SiteDeps = ReportDeps & { icons: Icons };
