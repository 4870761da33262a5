import type { ReactNode } from 'react';
import { type ChosenCity, chooseCity, useChosenCity } from '@/features/stores/city/chosen-city';
import type { CityDialogProps } from '@/features/stores/city/city-dialog';
import { lazyPart, useLazyOpen } from '@/lib/ui/loading/lazy-part';

const cityDialog = lazyPart<CityDialogProps>(
  async () => (await import('@/features/stores/city/city-dialog')).CityDialog,
);

/**
 * The shopper's city and the dialog that changes it: spread `opener` on a button and render `dialog` beside it.
 * @param defaultCity the city if the shopper has not chosen one
 */
export function useCityDialog(defaultCity: ChosenCity | null) {
  const city = useChosenCity() ?? defaultCity ?? undefined;
  const { Part, open, busy, onClose, opener } = useLazyOpen(cityDialog);
  const dialog: ReactNode = Part && (
    <Part
      open={open}
      onClose={onClose}
      current={city?.code}
      onChoose={(chosen) => {
        chooseCity(chosen);
        onClose();
      }}
    />
  );
  return { city, busy, opener, dialog };
}
