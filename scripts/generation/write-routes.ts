// Writes the route tree, src/routeTree.gen.ts, from the files in src/routes. The dev server does the same
// when it starts: node scripts/generation/write-routes.ts
import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import { createServer } from 'vite';

const server = await createServer({
  configFile: false,
  logLevel: 'warn',
  plugins: [tanstackStart({ vite: { installDevServerMiddleware: false } })],
  optimizeDeps: { noDiscovery: true },
  server: { middlewareMode: true, watch: null, ws: false },
});
await server.environments.client.pluginContainer.buildStart();
// Ends the process explicitly, because the router's plugin keeps watching files.
process.exit(0);
