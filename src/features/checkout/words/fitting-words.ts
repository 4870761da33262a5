import type { DeliveryKind } from '#shared/delivery/kinds.ts';
import { isOnReceipt } from '#shared/payments/ways-to-pay.ts';

/**
 * The hint about fitting: whether the courier waits, which goods may be kept, and whether money is returned,
 * which depends on the payment methods.
 */
export function fittingHint(
  kind: DeliveryKind,
  fitting: 'partial' | 'whole',
  payments: readonly string[],
): string {
  const isCourier = kind === 'courier';
  if (fitting === 'whole') {
    const choice = 'ожно взять весь заказ или отказаться от\u00a0всего';
    return isCourier ? `Курьер подождёт. М${choice}` : `М${choice}`;
  }
  const takes = isCourier
    ? 'Курьер подождёт и\u00a0сразу заберёт то, что не\u00a0подошло'
    : 'Возьмёте то, что подошло';
  const rest = isCourier ? 'эти вещи' : 'остальное';
  if (payments.every(isOnReceipt)) return `${takes}. Платить за\u00a0${rest} не\u00a0нужно`;
  const back = `еньги за\u00a0${rest} вернём тем же способом`;
  return payments.some(isOnReceipt) ? `${takes}. Если заказ оплачен заранее, д${back}` : `${takes}. Д${back}`;
}
