import { sql } from 'drizzle-orm';
import type { Handlers } from '../platform/http/implement.ts';
import { unavailable } from '../platform/http/problem.ts';
import { loggedCause } from '../platform/log/logged-cause.ts';
import { recordEvents } from '../report/record-events.ts';
import { getAddressChange } from './address-change.ts';
import type { SiteDeps } from './deps.ts';
import { getSitemap, getSitemapPart } from './sitemap.ts';

export const platformHandlers: Handlers<'platform', SiteDeps> = {
  getBuildManifest: ({ deps }) => ({ version: deps.build }),
  getHealth: async ({ deps, requestId }) => {
    try {
      // The health check queries a table, so that it fails if the database has not been migrated.
      await deps.db.execute(sql`select 1 from principal limit 1`);
    } catch (error) {
      deps.logger.error({ requestId, cause: loggedCause(error) }, 'the health check failed');
      throw unavailable();
    }
    return { status: 'ok' as const, database: deps.databaseKind };
  },
  getIcons: async ({ params, query, headers, deps }) => {
    const icons = await deps.icons.get(params.set, query.icons);
    headers.set('cache-control', 'public, max-age=31536000, immutable');
    return icons;
  },
  recordEvents: ({ body, clientIp, deps }) => recordEvents(deps, { events: body.events, clientIp }),
  getAddressChange: ({ query, deps }) => getAddressChange(deps, query.path, deps.clock()),
  getSitemap: ({ deps }) => getSitemap({ ...deps, now: deps.clock() }),
  getSitemapPart: ({ params, deps }) => getSitemapPart({ ...deps, now: deps.clock() }, params.part),
};
