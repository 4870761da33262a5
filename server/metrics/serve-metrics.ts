import cluster from 'node:cluster';
import { createServer } from 'node:http';
import { AggregatorRegistry, collectDefaultMetrics, type Registry } from 'prom-client';
import { listen } from '../process/http-server.ts';
import type { Logger } from '../process/logger.ts';
import type { Stop } from '../process/stop-on-signals.ts';

type Address = { port: number; host: string };

/** Metrics of this process, or of all workers. */
type Source = { contentType: string; metrics(): Promise<string> };

/**
 * Serves the metrics of this process, or of all its workers, at /metrics on a separate port.
 * @returns the port, in case the system chose it (0)
 * @throws StartupError if the port cannot be opened
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

/**
 * Collects metrics about the process itself: memory, event loop and garbage collection. A worker sends them
 * to its parent.
 */
export function measureProcess(register: Registry): void {
  collectDefaultMetrics({ register });
  if (!cluster.isWorker) return;
  AggregatorRegistry.setRegistries([register]);
  // Creating the object registers a listener, by which a worker answers when its parent requests metrics.
  new AggregatorRegistry();
}

/** The sum of the metrics of all workers. */
export function countsOfWorkers(): Source {
  const registry = new AggregatorRegistry();
  return { contentType: registry.contentType, metrics: () => registry.clusterMetrics() };
}
