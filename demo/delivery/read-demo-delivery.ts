import { fileURLToPath } from 'node:url';
import type { DeliverySet } from '../../backend/exchange/delivery/delivery-set.ts';
import { readDeliveryFolder } from '../../backend/exchange/delivery/read-folder.ts';

/** Reads the demo's delivery table from files, in the format that retailers use too. */
export const readDemoDelivery = (): Promise<DeliverySet> =>
  readDeliveryFolder(fileURLToPath(new URL('.', import.meta.url)));
