import type { Hono } from 'hono';
import type { AppEnv } from '../../platform/http/mount.ts';
import type { ExchangeSettings } from '../base/settings.ts';
import { openCatalogDoor } from './catalog/catalog-door.ts';
import { type ExchangeDeps, mountExchange } from './mount-exchange.ts';

type SettingsOf1c = Pick<
  ExchangeSettings,
  'IMPORT_1C' | 'IMPORT_1C_PRICE' | 'IMPORT_PRUNE' | 'IMPORT_PRIVATE_NETWORK'
>;

/** Creates the exchange with 1C. Orders are always exchanged, goods only if the settings allow it. */
export function openExchange(deps: ExchangeDeps, dataDir: string, settings: SettingsOf1c) {
  const goods =
    settings.IMPORT_1C === 'on'
      ? openCatalogDoor(
          { ...deps, dataDir },
          {
            priceType: settings.IMPORT_1C_PRICE,
            prune: settings.IMPORT_PRUNE === 'on',
            allowPrivateNetwork: settings.IMPORT_PRIVATE_NETWORK === 'on',
          },
        )
      : undefined;
  return {
    mount: (operators: Hono<AppEnv>) => mountExchange(operators, deps, goods),
    close: async () => goods?.close(),
  };
}
