import { useAccountMeasures } from './account-measures';
import { type SavedMeasures, useDeviceMeasures } from './device-measures';

/**
 * The body measurements by which sizes are marked (docs/specification.md §3.1): for each wearer those in the
 * account, or those in this browser if the account has none. Empty during hydration.
 */
export function useMeasures(wanted = true): SavedMeasures {
  const onDevice = useDeviceMeasures();
  const inAccount = useAccountMeasures(wanted);
  return inAccount ? { ...onDevice, ...inAccount } : onDevice;
}
