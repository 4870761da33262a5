import { useAccountMeasures } from './account-measures';
import { type KeptMeasures, useDeviceMeasures } from './device-measures';

/**
 * The measures that sizes are marked with (docs/specification.md §3.1): of each wearer those of the account, and where it
 * has none those of the device. None in the first rendering of a page.
 */
export function useMeasures(wanted = true): KeptMeasures {
  const onDevice = useDeviceMeasures();
  const inAccount = useAccountMeasures(wanted);
  return inAccount ? { ...onDevice, ...inAccount } : onDevice;
}
