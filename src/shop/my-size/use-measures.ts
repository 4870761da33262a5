import { useAccountMeasures } from './account-measures';
import { type SavedMeasures, useDeviceMeasures } from './device-measures';

/**
 * The measures for marking sizes (docs/specification.md §3.1): for each wearer those of the account, or those of the
 * device if the account has none. Empty during hydration.
 */
export function useMeasures(wanted = true): SavedMeasures {
  const onDevice = useDeviceMeasures();
  const inAccount = useAccountMeasures(wanted);
  return inAccount ? { ...onDevice, ...inAccount } : onDevice;
}
