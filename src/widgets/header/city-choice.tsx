import { chooseCity } from '@/features/stores/city/chosen-city';
import { Button } from '@/lib/ui/buttons/button';
import { Popover } from '@/lib/ui/overlays/popover';
import { useCityDialog } from '../menu/use-city-dialog';

/**
 * The city in the service line of the header. The shop asks for a city only when the shopper presses it, and
 * not when the page opens.
 */
export function CityChoice() {
  const { city, busy, opener, dialog } = useCityDialog();
  return (
    <>
      <Popover
        label="Ваш город"
        trigger={
          <button type="button" className="-mx-1 px-1 py-2 hover:text-ink focus-visible:-outline-offset-2">
            {city?.name ?? 'Выбрать город'}
          </button>
        }
      >
        {(close) => (
          <>
            <p className="text-body text-ink">
              {city ? (
                `Ваш город\u00a0— ${city.name}?`
              ) : (
                <span>Выберите город, чтобы видеть магазины и&nbsp;сроки доставки</span>
              )}
            </p>
            <div className="mt-4 flex flex-wrap gap-2">
              {city && (
                <Button
                  size="small"
                  onClick={() => {
                    chooseCity(city);
                    close();
                  }}
                >
                  Да, верно
                </Button>
              )}
              <Button
                {...opener}
                size="small"
                variant="quiet"
                busy={busy}
                onClick={(event) => {
                  opener.onClick(event);
                  close();
                }}
              >
                Выбрать другой
              </Button>
            </div>
          </>
        )}
      </Popover>
      {dialog}
    </>
  );
}
