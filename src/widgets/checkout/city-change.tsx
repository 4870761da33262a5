import type { ChosenCity } from '@/features/stores/city/chosen-city';
import type { CityDialogProps } from '@/features/stores/city/city-dialog';
import { useHydrated } from '@/lib/state/use-hydrated';
import { lazyPart, useLazyOpen } from '@/lib/ui/loading/lazy-part';

const cityDialog = lazyPart<CityDialogProps>(
  async () => (await import('@/features/stores/city/city-dialog')).CityDialog,
);

type CityChangeProps = { current: string; onChoose(city: ChosenCity): void };

/** Changes the city of the delivery. */
export function CityChange({ current, onChoose }: CityChangeProps) {
  const { Part, open, busy, onClose, opener } = useLazyOpen(cityDialog);
  if (!useHydrated()) return null;
  return (
    <>
      <button
        {...opener}
        type="button"
        aria-busy={busy || undefined}
        className="quiet-link -my-3 min-h-11 text-ui"
      >
        Изменить<span className="sr-only"> город</span>
      </button>
      {Part && (
        <Part
          open={open}
          onClose={onClose}
          current={current}
          onChoose={({ code, name }) => {
            onChoose({ code, name });
            onClose();
          }}
        />
      )}
    </>
  );
}
