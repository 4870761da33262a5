import { useHydrated } from '@/lib/state/use-hydrated';
import { useCityDialog } from '../menu/use-city-dialog';

/** A button that chooses or changes the city of the delivery, which is the shopper's city on all pages. */
export function CityChange({ hasCity }: { hasCity: boolean }) {
  const { busy, opener, dialog } = useCityDialog();
  if (!useHydrated()) return null;
  return (
    <>
      <button
        {...opener}
        type="button"
        aria-busy={busy || undefined}
        className="quiet-link -my-3 min-h-11 text-ui"
      >
        {hasCity ? (
          <>
            <span>Изменить</span>
            <span className="sr-only"> город</span>
          </>
        ) : (
          'Выбрать город'
        )}
      </button>
      {dialog}
    </>
  );
}
