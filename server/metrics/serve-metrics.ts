import cluster from 'node:cluster';
import { createServer } from 'node:http';
import { AggregatorRegistry, collectDefaultMetrics, type Registry } from 'prom-client';
import { listen } from '../http-server.ts';
import type { Logger } from '../logger.ts';
import type { Stop } from '../stop-on-signals.ts';

type Address = { port: number; host: string };

/** What is read: of one process, or of several. */
type Source = { contentType: string; metrics(): Promise<string> };

/**
 * Has Prometheus read this process, or all workers of it, at /metrics on a port of its own.
 * @returns the port, of interest when 0 was asked for
 * @throws StartupError when the address is not available
 */
export async function serveMetrics(
  { port, host }: Address,
  { registry, logger, stop }: { registry: Source; logger: Logger; stop: Stop },
): Promise<number> {
  const server = createServer((incoming, outgoing) => {
    const isKnown = incoming.url?.split('?', 1)[0] === '/metrics' && incoming.method === 'GET';
    if (!isKnown) return void outgoing.writeHead(404).end();
    registry.metrics().then(
      (text) => outgoing.writeHead(200, { 'content-type': registry.contentType }).end(text),
      (err: unknown) => {
        logger.error({ err }, 'The metrics could not be collected');
        outgoing.writeHead(500).end();
      },
    );
  });
  const taken = await listen(server, port, host);
  stop.first(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return taken;
}

/** Counts memory, the event loop and garbage collection of this process; of a worker for the process that asks it. */
export function measureProcess(register: Registry): void {
  collectDefaultMetrics({ register });
  if (!cluster.isWorker) return;
  AggregatorRegistry.setRegistries([register]);
  // The constructor has this worker answer when it is asked.
  new AggregatorRegistry();
}

/** What all workers count together. */
export function countsOfWorkers(): Source {
  const registry = new AggregatorRegistry();
  return { contentType: registry.contentType, metrics: () => registry.clusterMetrics() };
}
