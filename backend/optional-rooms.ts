import type { Hono } from 'hono';
import { openBackupDoor } from './backup/backup-door.ts';
import type { Deps } from './deps.ts';
import { openExchange } from './exchange/commerceml/open-exchange.ts';
import type { AppEnv } from './platform/http/mount.ts';
import type { ServiceSettings } from './service-settings.ts';

type Shop = { deps: Deps; dataDir: string; settings: ServiceSettings };

type OpenRoom = {
  /** Adds routes to the operators' app. */
  mount?: (operators: Hono<AppEnv>) => void;
  close(): Promise<void>;
};

/** Parts of the backend without which the shop also works. To remove one, delete its line and its folder. */
const optionalRooms: readonly ((shop: Shop) => Promise<OpenRoom> | OpenRoom)[] = [
  ({ deps, dataDir }) => openBackupDoor({ ...deps, dataDir }),
  ({ deps, dataDir, settings }) => openExchange(deps, dataDir, settings),
];

/** Opens all optional parts. */
export async function openOptionalRooms(shop: Shop): Promise<Required<OpenRoom>> {
  const rooms = await Promise.all(optionalRooms.map((open) => open(shop)));
  return {
    mount(operators) {
      for (const { mount } of rooms) mount?.(operators);
    },
    async close() {
      await Promise.all(rooms.map((room) => room.close()));
    },
  };
}
