import closeWithGrace from 'close-with-grace';
import { pino } from 'pino';
import { readBackendConfig } from './config.ts';
import { type Door, openDoor } from './http-door.ts';
import { openBackend } from './index.ts';
import { loggedCause } from './platform/log/logged-cause.ts';
import { readServiceSettings } from './platform/settings/service-settings.ts';
import { refuseMisspeltSettings } from './platform/settings/setting-names.ts';
import { StartupError } from './platform/startup-error.ts';

/** The backend as a tier of its own: the contract over HTTP, behind the serving processes of the shop. */

const STOP_MS = 10_000;

try {
  refuseMisspeltSettings(process.env, {});
  const config = readBackendConfig(process.env);
  const logger = pino({ level: config.logLevel, base: undefined, messageKey: 'message' });
  const { dataDir, databaseUrl, demo, publicUrl, shopName, build, site } = config;
  const backend = await openBackend({
    dataDir,
    ...(databaseUrl !== undefined && { databaseUrl }),
    demo,
    publicUrl,
    services: readServiceSettings(process.env),
    shopName,
    build,
    site,
    logger,
  });
  const doors: Door[] = [];
  const close = async () => {
    for (const door of doors.splice(0).reverse()) await door.close();
    await backend.close();
  };
  try {
    doors.push(await openDoor(backend.fetch, config));
    if (config.operators)
      doors.push(await openDoor(backend.fetchForOperators, { ...config, ...config.operators }));
  } catch (error) {
    await close();
    throw error;
  }
  const [port, operators] = doors.map((door) => door.port);
  closeWithGrace({ delay: STOP_MS, logger: false }, async ({ err }) => {
    if (err) logger.fatal({ cause: loggedCause(err) }, 'uncaught exception');
    await close();
    logger.info({}, 'stopped');
  });
  logger.info({ port, operators, database: backend.database }, 'ready');
} catch (error) {
  const { name, message, stack = '' } = loggedCause(error);
  process.stderr.write(
    error instanceof StartupError ? `${error.message}\n` : `${name}: ${message}\n${stack}\n`,
  );
  process.exit(1);
}
