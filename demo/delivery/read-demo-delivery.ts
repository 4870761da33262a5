import { fileURLToPath } from 'node:url';
import type { DeliverySet } from '../../backend/exchange/delivery/delivery-set.ts';
import { readDeliveryFolder } from '../../backend/exchange/delivery/read-folder.ts';

/** The demo's delivery table, in files as a retailer's own. */
export const readDemoDelivery = (): Promise<DeliverySet> =>
  readDeliveryFolder(fileURLToPath(new URL('.', import.meta.url)));
