// Serves the built pages in a separate process. The API is the mock shop in memory, with the scenarios of
// development (`?mock=`). Sends its origin to the parent process.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { createScenarioLayer } from '../../../mocks/development/scenario-layer.ts';
import { answerFromShop } from '../../../mocks/development/shop-in-memory.ts';
import { loadBuild } from '../../../server/build-info.ts';
import { createLogger } from '../../../server/process/logger.ts';
import { createShopWithScenarios } from '../../../server/shop-with-scenarios.ts';
import { readStaticFiles } from '../../../server/static-files.ts';

process.env.NODE_ENV = 'production';
const dist = resolve(import.meta.dirname, '../../../dist');
const { page, name: build } = await loadBuild(dist);

const server = createServer((incoming, outgoing) => listener(incoming, outgoing));
await new Promise<void>((listening) => server.listen(0, 'localhost', listening));
const origin = `http://localhost:${(server.address() as AddressInfo).port}`;

const listener = createShopWithScenarios(
  {
    config: { publicUrl: origin, site: 'ru', siteId: 'ru', brand: 'Витрина', trustedProxies: 0 },
    upstream: ({ method, path, headers, body }) =>
      answerFromShop(new Request(origin + path, { method, headers, body: body ?? null }), origin),
    pictures: async () => new Response(null, { status: 404 }),
    page,
    staticFiles: readStaticFiles(resolve(dist, 'client')),
    build,
    logger: createLogger('silent'),
    // Time limit of API calls in ms. In some scenarios the mocks never answer.
    timeoutMs: 1000,
  },
  createScenarioLayer(() => import('../../../mocks/development/scenario-answers.ts')),
);
process.send?.({ origin });
process.on('disconnect', () => process.exit());
