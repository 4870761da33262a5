import { OutsideFailure } from '../../platform/outside/fetch-json.ts';
import { ShipmentDeclined, type ShipmentProvider } from '../base/shipments.ts';
import { doneAnswer, orderAnswer } from './cdek-answers.ts';
import type { CdekClient } from './cdek-client.ts';
import { tariffOf } from './cdek-facts.ts';
import { type CdekSender, parcelBody } from './cdek-parcel.ts';
import { problemsOf, shipmentOf, wordsOf } from './cdek-statuses.ts';
import { tariffsFor } from './cdek-tariffs.ts';

/** Timeout of a call, in ms. It is long because no shopper waits for these calls. */
const TIMEOUT_MS = 10_000;

/** HTTP statuses of responses in which CDEK explains what is wrong with the request. */
const ABOUT_REQUEST = [400, 404, 422];

const NOT_FOUND = /not_found/i;

/** Manages parcels by the CDEK API v2. CDEK registers a parcel some time after the request. */
export function createCdekShipments(client: CdekClient, sender: CdekSender): ShipmentProvider {
  const order = async (path: string, query?: Record<string, string>) => {
    const answer = await client.call({
      path,
      schema: orderAnswer,
      timeoutMs: TIMEOUT_MS,
      readRefusals: ABOUT_REQUEST,
      ...(query && { query }),
    });
    const found = shipmentOf(answer);
    const isUnknown = problemsOf(answer).some(({ code }) => NOT_FOUND.test(code ?? ''));
    if (!found && !isUnknown) throw new OutsideFailure('The carrier returned no parcel');
    return answer.entity?.is_return ? undefined : found;
  };

  const done = (path: string, method: 'POST' | 'DELETE', body?: object) =>
    client.call({
      path,
      method,
      schema: doneAnswer,
      timeoutMs: TIMEOUT_MS,
      readRefusals: ABOUT_REQUEST,
      ...(body && { body }),
    });

  return {
    async register(shipment) {
      const tariffs = await tariffsFor(client, shipment.parcel, shipment.to, TIMEOUT_MS);
      const tariffCode = tariffOf(tariffs, shipment.kind);
      if (tariffCode === undefined) throw new ShipmentDeclined('СДЭК не доставляет туда таким способом');
      const cityCode = await client.cityCodeOf(shipment.to, TIMEOUT_MS);
      const answer = await done('orders', 'POST', parcelBody(shipment, { ...sender, tariffCode, cityCode }));
      const id = answer.entity?.uuid;
      const isRefused = answer.requests?.some(({ state }) => state === 'INVALID') ?? false;
      if (!id || isRefused) throw new ShipmentDeclined(wordsOf(answer));
      return id;
    },
    find: (number) => order('orders', { im_number: number }),
    async read(id) {
      const found = await order(`orders/${encodeURIComponent(id)}`);
      if (!found) throw new OutsideFailure('The carrier does not know the parcel');
      return found;
    },
    async cancel(id) {
      const path = `orders/${encodeURIComponent(id)}`;
      const found = await order(path);
      if (!found || found.state === 'removed' || found.refusal !== null) return;
      // CDEK can delete a parcel only before it is in transit. After that, the shop can refuse it on the
      // recipient's behalf.
      const isHere = found.state === null || found.state === 'registered';
      if (isHere) {
        const { requests } = await done(path, 'DELETE');
        if (requests?.some(({ state }) => state === 'ACCEPTED' || state === 'SUCCESSFUL')) return;
        throw new OutsideFailure('The carrier did not delete a parcel');
      }
      if (found.state === 'on-the-way' || found.state === 'waiting')
        await done(`${path}/refusal`, 'POST', {});
    },
  };
}
