import { useState } from 'react';
import { OPERATOR_KEYS } from '#shared/web/browser-files.ts';
import { deviceStorage } from '@/lib/browser/storage';

/** Whether this browser prints a label as soon as an order is packed. */
export function usePrintsLabels() {
  const [isOn, setIsOn] = useState(() => deviceStorage.getItem(OPERATOR_KEYS.deskPrintsLabels) === 'yes');
  return {
    isOn,
    toggle() {
      if (isOn) deviceStorage.removeItem(OPERATOR_KEYS.deskPrintsLabels);
      else deviceStorage.setItem(OPERATOR_KEYS.deskPrintsLabels, 'yes');
      setIsOn(!isOn);
    },
  };
}
