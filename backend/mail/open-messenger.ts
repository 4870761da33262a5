import { join } from 'node:path';
import { createFileOutbox } from '../ports/file-outbox.ts';
import type { Messenger } from '../ports/messenger.ts';
import type { ServiceSettings } from '../service-settings.ts';

/** The messenger of the settings. */
export function openMessenger(
  { dataDir }: { dataDir: string; settings: ServiceSettings },
  tools: { clock: () => Date; ids: () => string },
): Messenger {
  return createFileOutbox(join(dataDir, 'mail'), tools);
}
