import type { ReactNode } from 'react';
import { chooseCity, useChosenCity } from '@/features/stores/city/chosen-city';
import type { CityDialogProps } from '@/features/stores/city/city-dialog';
import { useDefaultCity } from '@/features/stores/city/default-city';
import { lazyPart, useLazyOpen } from '@/lib/ui/loading/lazy-part';

const cityDialog = lazyPart<CityDialogProps>(
  async () => (await import('@/features/stores/city/city-dialog')).CityDialog,
);

/**
 * The shopper's city, which is the same in header, product, cart and checkout, and a dialog to change it.
 * Spread `opener` on a button and render `dialog` beside it. Until the shopper chooses a city, it is the
 * default city.
 */
export function useCityDialog() {
  const chosen = useChosenCity();
  const byDefault = useDefaultCity();
  const city = chosen ?? byDefault ?? undefined;
  const { Part, open, busy, onClose, opener } = useLazyOpen(cityDialog);
  const dialog: ReactNode = Part && (
    <Part
      open={open}
      onClose={onClose}
      current={city?.code}
      onChoose={(next) => {
        chooseCity(next);
        onClose();
      }}
    />
  );
  return { city, busy, opener, dialog };
}
