import { randomUUID } from 'node:crypto';
import { say, translated } from '../backend/cli/terminal/say.ts';
import type { Metrics } from '../backend/platform/metrics/metrics.ts';
import type { Config } from './config.ts';
import { createGateway } from './gateway/gateway.ts';
import { inProcess } from './gateway/upstream.ts';
import { openDesk } from './open-desk.ts';
import type { Logger } from './process/logger.ts';
import type { Stop } from './process/stop-on-signals.ts';
import { openOwnBackend, operatorsOf } from './services.ts';

/** Version of the build in a process that serves no pages. */
const BUILD = 'backend';

/**
 * Starts a process without pages. With the role `api` it answers API calls of the web processes; with
 * `worker` it runs the background jobs. Both answer /healthz and /readyz.
 * @returns a line to print in the terminal
 * @throws StartupError if the database or the port cannot be opened
 */
export async function startTier(
  config: Config,
  logger: Logger,
  stop: Stop,
  metrics: Metrics,
): Promise<string> {
  const { openDoor } = await import('../backend/index.ts');
  const { backend, operatorPort, close } = await openOwnBackend(config, BUILD, logger, metrics);
  stop.first(close);
  const { isHealthy } = createGateway({ ...config, upstream: inProcess(backend), build: BUILD, logger });
  let isStopping = false;

  async function answer(request: Request, info: { clientIp?: string }): Promise<Response> {
    const { pathname } = new URL(request.url);
    if (pathname === '/healthz') return Response.json({ status: 'ok' });
    if (pathname === '/readyz') {
      const isReady = !isStopping && (await isHealthy(randomUUID()));
      return Response.json({ status: isReady ? 'ok' : 'unavailable' }, { status: isReady ? 200 : 503 });
    }
    return config.role === 'api' ? backend.fetch(request, info) : new Response(null, { status: 404 });
  }

  const door = await openDoor(answer, config);
  stop.first(() => {
    isStopping = true;
    return door.close();
  });
  const pictures = (request: Request) => backend.pictures.fetch(request);
  const operators = operatorsOf(backend);
  const deskOrigin = await openDesk(config, { operators, pictures, logger, metrics, stop });
  const address = `http://${config.host}:${door.port}`;
  const database = translated(backend.database);
  return [
    config.role === 'api'
      ? say`The API is at ${address} (${database})`
      : say`The jobs run; their health is at ${address} (${database})`,
    ...(operatorPort === undefined ? [] : [say`Operators call port ${operatorPort}`]),
    ...(deskOrigin === undefined ? [] : [say`The desk is at ${deskOrigin}`]),
  ].join('\n');
}
