import { useHydrated } from '@/lib/state/use-hydrated';
import { Button } from '@/lib/ui/buttons/button';
import type { Elements } from '@/lib/ui/elements';
import { Field } from '@/lib/ui/forms/field';
import { SelectField } from '@/lib/ui/forms/select';
import type { CitySearch } from '../state/use-checkout';

type CityLineProps = {
  /** The city. Its code is empty if it is a default that the shopper has not chosen. */
  city: { code: string; name: string };
  /**
   * The search for a city without scripts, if a posted form asked for it. With scripts, a dialog searches.
   */
  search: CitySearch | undefined;
  /** The button that opens the dialog. */
  change: Elements;
};

/**
 * The city of the delivery. Without scripts «Изменить» posts the form, and the page returns with a search for
 * cities.
 */
export function CityLine({ city, search, change }: CityLineProps) {
  const isHydrated = useHydrated();
  if (search) return <CityForm city={city} search={search} />;
  return (
    // As high as the title beside it, so that their lines align.
    <div className="mb-3 flex min-h-5 items-center justify-between gap-3 lg:mt-1">
      <input type="hidden" name="city" value={city.code} />
      <p>{city.code ? `Город: ${city.name}` : 'Выберите город, чтобы увидеть способы получения'}</p>
      {change}
      {!isHydrated && (
        <noscript>
          <button type="submit" name="intent" value="city" className="quiet-link -my-3 min-h-11 text-ui">
            <span>{city.code ? 'Изменить' : 'Выбрать'}</span>
            <span className="sr-only"> город</span>
          </button>
        </noscript>
      )}
    </div>
  );
}

function CityForm({ city, search: { text, cities } }: Pick<CityLineProps, 'city'> & { search: CitySearch }) {
  // The radio button that is checked: the first city found, or without a search the current city.
  const chosen = text === '' && city.code ? city.code : cities[0]?.code;
  return (
    <>
      <input type="hidden" name="cityBefore" value={city.code} />
      <input type="hidden" name="citySearched" value={text} />
      <div className="mb-3 flex items-end gap-2">
        <Field
          label="Найти другой город или индекс"
          name="citySearch"
          defaultValue={text}
          className="min-w-0 flex-1"
        />
        <Button type="submit" variant="quiet" name="intent" value="city">
          Найти
        </Button>
      </div>
      {cities.length > 0 ? (
        <SelectField label="Город" name="city" defaultValue={chosen} className="mb-3">
          {cities.map(({ code, name, region }) => (
            <option key={code} value={code}>
              {region ? `${name}, ${region}` : name}
            </option>
          ))}
        </SelectField>
      ) : (
        <>
          <input type="hidden" name="city" value={city.code} />
          <p className="mb-3 text-ink-2">
            Такого города нет в&nbsp;списке. Проверьте написание или введите почтовый индекс
          </p>
        </>
      )}
    </>
  );
}
