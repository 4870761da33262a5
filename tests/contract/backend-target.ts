import { randomBytes, randomUUID } from 'node:crypto';
import { createApp } from '../../backend/app.ts';
import { whenQuiet } from '../../backend/auth/after-answer.ts';
import { createAuthLimits } from '../../backend/auth/limits.ts';
import { createPasswords } from '../../backend/auth/passwords.ts';
import { freshDatabase } from '../../backend/db/testing.ts';
import { createDemoCatalogue } from '../../backend/demo/catalogue.ts';
import { allModels } from '../../backend/demo/models/all-models.ts';
import { seedDemo } from '../../backend/demo/seed.ts';
import type { Deps } from '../../backend/deps.ts';
import { createIcons } from '../../backend/platform/icons.ts';
import { silentLogger } from '../../backend/platform/logger.ts';
import type { Message } from '../../backend/ports/messenger.ts';
import { credulousProviders } from './external.ts';
import type { Target } from './shopper.ts';

/** What the database does when it is asked, by the status that has to follow. */
const FAULTS: Record<number, () => Error> = {
  500: () => new Error('a planted defect'),
  503: () => Object.assign(new Error('a planted outage'), { code: 'ECONNREFUSED' }),
};

/** The backend over a database in memory with the whole demo catalogue. */
export async function openBackendTarget(): Promise<Target & { close(): Promise<void> }> {
  const { db, close } = await freshDatabase();
  const silhouettes = new Set(allModels.map((model) => model.silhouette));
  await seedDemo(db, {
    catalogue: createDemoCatalogue({ silhouettes, pictureVersion: '0' }),
    now: new Date(),
  });

  const mails: Message[] = [];
  let fault: (() => Error) | undefined;
  const deps: Deps = {
    db,
    databaseKind: 'pglite',
    clock: () => new Date(),
    ids: randomUUID,
    secrets: () => randomBytes(32).toString('base64url'),
    mail: { send: async (message) => void mails.push(message) },
    externalProviders: credulousProviders(),
    marketing: null,
    passwords: createPasswords({
      hasher: {
        hash: async (password) => `plain ${password}`,
        verify: async (known, password) => known === `plain ${password}`,
      },
    }),
    limits: createAuthLimits(),
    icons: createIcons(),
    logger: silentLogger,
    build: 'test',
    site: 'ru',
    publicUrl: 'http://localhost:3000',
  };
  // Manifest, icons and the list of providers ask no database, so their own sources fail instead.
  const failing = new Proxy(deps, {
    get(target, name, receiver) {
      if (fault && ['db', 'build', 'icons', 'externalProviders'].includes(String(name))) throw fault();
      return Reflect.get(target, name, receiver);
    },
  });
  const app = createApp(failing);

  return {
    name: 'backend',
    send: async (request, clientIp) => app.fetch(request, { clientIp }),
    async secretSentTo(address) {
      await whenQuiet(deps);
      const text = mails.findLast(({ to }) => to === address)?.text ?? '';
      const secret = /https?:\/\/\S*?[=/]([\w-]{20,100})(?=\s|$)/.exec(text)?.[1];
      if (!secret) throw new Error(`No link was sent: ${text}`);
      return secret;
    },
    force(_operationId, status) {
      fault = FAULTS[status];
      return () => {
        fault = undefined;
      };
    },
    close,
  };
}
