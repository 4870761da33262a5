import { NO_TRACKING_NUMBER, needsTrackingNumber } from '#shared/orders/tracking.ts';
import type { ContractForm } from '@/lib/forms/contract-form';
import type { OperatorOrder, OrderShipment } from '../../../api/index.ts';
import { OrderShipment as OrderShipmentSchema } from '../../../api/schemas.ts';

type ShipFields = { carrier: string; number: string };

const USUAL: Partial<Record<OperatorOrder['order']['delivery']['kind'], string>> = {
  courier: 'Курьер',
  post: 'Почта России',
};

/** Carriers to choose from; any other name may be typed. */
export const CARRIERS = ['Курьер', 'СДЭК', 'Почта России', 'Boxberry', '5Post'] as const;

export function shipForm({ order, version, parcel }: OperatorOrder): ContractForm<ShipFields, OrderShipment> {
  return {
    blank: { carrier: parcel?.carrier ?? USUAL[order.delivery.kind] ?? '', number: parcel?.number ?? '' },
    schema: OrderShipmentSchema,
    request: ({ carrier, number }) => ({
      version,
      carrier: carrier.trim(),
      ...(number.trim() !== '' && { number: number.trim() }),
    }),
    check({ carrier, number }) {
      if (carrier.trim() === '') return { carrier: 'Укажите, кто везёт' };
      const mustHave = parcel === null && needsTrackingNumber(carrier, order.delivery.kind);
      return mustHave && number.trim() === '' ? { number: NO_TRACKING_NUMBER } : {};
    },
  };
}
