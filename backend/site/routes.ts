import { sql } from 'drizzle-orm';
import {
  GetAddressChangeHeader,
  GetAddressChangeQueryParams,
  GetAddressChangeResponse,
  GetBuildManifestHeader,
  GetBuildManifestQueryParams,
  GetBuildManifestResponse,
  GetHealthHeader,
  GetHealthQueryParams,
  GetHealthResponse,
  GetIconsHeader,
  GetIconsParams,
  GetIconsQueryParams,
  GetIconsResponse,
  GetSitemapHeader,
  GetSitemapPartHeader,
  GetSitemapPartParams,
  GetSitemapPartQueryParams,
  GetSitemapPartResponse,
  GetSitemapQueryParams,
  GetSitemapResponse,
} from '../../src/generated/zod/platform.ts';
import { operation } from '../platform/http/operation.ts';
import { unavailable } from '../platform/http/problem.ts';
import { loggedCause } from '../platform/log/logged-cause.ts';
import { getAddressChange } from './address-change.ts';
import { getSitemap, getSitemapPart } from './sitemap.ts';

export const platformOperations = [
  operation({
    method: 'get',
    path: '/api/_build/manifest',
    schemas: {
      query: GetBuildManifestQueryParams,
      header: GetBuildManifestHeader,
      response: GetBuildManifestResponse,
    },
    access: 'open',
    handler: ({ deps }) => ({ version: deps.build }),
  }),
  operation({
    method: 'get',
    path: '/api/_health',
    schemas: { query: GetHealthQueryParams, header: GetHealthHeader, response: GetHealthResponse },
    access: 'open',
    handler: async ({ deps, requestId }) => {
      try {
        // Asks for a table, so that a database without its migrations does not count as working.
        await deps.db.execute(sql`select 1 from principal limit 1`);
      } catch (error) {
        deps.logger.error({ requestId, cause: loggedCause(error) }, 'the health check failed');
        throw unavailable();
      }
      return { status: 'ok' as const, database: deps.databaseKind };
    },
  }),
  operation({
    method: 'get',
    path: '/api/_icons/{set}.json',
    schemas: {
      params: GetIconsParams,
      query: GetIconsQueryParams,
      header: GetIconsHeader,
      response: GetIconsResponse,
    },
    access: 'open',
    handler: async ({ params, query, headers, deps }) => {
      const icons = await deps.icons.get(params.set, query.icons);
      headers.set('cache-control', 'public, max-age=31536000, immutable');
      return icons;
    },
  }),
  operation({
    method: 'get',
    path: '/api/_addresses',
    schemas: {
      query: GetAddressChangeQueryParams,
      header: GetAddressChangeHeader,
      response: GetAddressChangeResponse,
    },
    access: 'open',
    handler: ({ query, deps }) => getAddressChange(deps, query.path, deps.clock()),
  }),
  operation({
    method: 'get',
    path: '/api/_sitemap',
    schemas: { query: GetSitemapQueryParams, header: GetSitemapHeader, response: GetSitemapResponse },
    access: 'open',
    handler: ({ deps }) => getSitemap({ ...deps, now: deps.clock() }),
  }),
  operation({
    method: 'get',
    path: '/api/_sitemap/{part}',
    schemas: {
      params: GetSitemapPartParams,
      query: GetSitemapPartQueryParams,
      header: GetSitemapPartHeader,
      response: GetSitemapPartResponse,
    },
    access: 'open',
    handler: ({ params, deps }) => getSitemapPart({ ...deps, now: deps.clock() }, params.part),
  }),
];
