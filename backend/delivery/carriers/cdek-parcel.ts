import { vatIn } from '#shared/orders/vat.ts';
import type { NewShipment, ParcelItem } from '../base/shipments.ts';
import { ownCode } from './cdek-facts.ts';

export type CdekSender = {
  /** Code of the CDEK office to which the shop brings its parcels. */
  shipmentPoint: string;
  seller: { name?: string | undefined; inn?: string | undefined; phone?: string | undefined };
};

type Terms = CdekSender & { tariffCode: number; cityCode: number | undefined };

/** CDEK's code for the type of an order: from an online shop. */
const SHOP = 1;

/** Converts kopecks to roubles, the unit of CDEK's sums. */
const roubles = (kopecks: number): number => kopecks / 100;

/**
 * A sum in roubles, VAT included, that CDEK collects from the recipient. For sales free of VAT, CDEK expects
 * null as the rate.
 */
const money = (kopecks: number, vatRate: number) => ({
  value: roubles(kopecks),
  ...(kopecks > 0 && {
    vat_sum: roubles(vatIn(kopecks, vatRate)),
    vat_rate: vatRate === 0 ? null : vatRate,
  }),
});

/**
 * The body of the request `POST /orders` that registers a parcel. The destination is a pick-up point or an
 * address.
 */
export function parcelBody(shipment: NewShipment, { shipmentPoint, seller, tariffCode, cityCode }: Terms) {
  const { number, recipient, parcel, pointCode, isPaidOnReceipt, comment } = shipment;
  const { grams, length, width, height } = parcel;
  const due = (kopecks: number) => (isPaidOnReceipt ? kopecks : 0);
  return {
    type: SHOP,
    number,
    tariff_code: tariffCode,
    shipment_point: shipmentPoint,
    ...(comment !== null && { comment: comment.slice(0, 255) }),
    ...(pointCode === null
      ? { to_location: addressOf(shipment, cityCode) }
      : { delivery_point: ownCode(pointCode) }),
    recipient: {
      name: recipient.name,
      phones: [{ number: recipient.phone }],
      ...(recipient.email !== null && { email: recipient.email }),
    },
    ...(Object.values(seller).some(Boolean) && { seller }),
    delivery_recipient_cost: money(due(shipment.deliveryPrice), shipment.deliveryVatRate),
    services: servicesOf(shipment),
    packages: [
      {
        number: '1',
        weight: grams,
        length,
        width,
        height,
        items: shipment.items.map((item) => itemOf(item, due(item.unitPrice), shipment.gramsOfPiece)),
      },
    ],
  };
}

const addressOf = ({ to, address }: NewShipment, code: number | undefined) => ({
  ...(code !== undefined && { code }),
  ...(to.postalCode !== null && { postal_code: to.postalCode }),
  city: to.cityName,
  address: (address ?? '').slice(0, 255),
});

const itemOf = ({ sku, name, pieces, unitPrice, vatRate, mark }: ParcelItem, due: number, grams: number) => ({
  name: name.slice(0, 255),
  ware_key: sku.slice(0, 50),
  payment: money(due, vatRate),
  cost: roubles(unitPrice),
  weight: grams,
  amount: pieces,
  ...(mark !== null && { marking: mark }),
});

const servicesOf = ({ fitting }: NewShipment) => [
  ...(fitting === 'none' ? [] : [{ code: 'TRYING_ON' }]),
  ...(fitting === 'partial' ? [{ code: 'PART_DELIV' }] : []),
];
