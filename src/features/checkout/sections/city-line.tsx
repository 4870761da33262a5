import type { ReactNode } from 'react';
import type { City } from '@/lib/api';
import { useHydrated } from '@/lib/state/use-hydrated';
import { SelectField } from '@/lib/ui/forms/select';

type CityLineProps = {
  city: { code: string; name: string };
  /**
   * Cities to choose from, if the form was posted for them without scripts; with scripts a dialog has the
   * list.
   */
  cities: readonly City[] | undefined;
  /** «Изменить» with its dialog. */
  change: ReactNode;
};

/** The city of the delivery. Without scripts «Изменить» posts the form, and the page returns with a list of cities. */
export function CityLine({ city, cities, change }: CityLineProps) {
  const isHydrated = useHydrated();
  if (cities)
    return (
      <>
        <input type="hidden" name="cityBefore" value={city.code} />
        <SelectField label="Город" name="city" defaultValue={city.code} className="mb-3">
          {cities.map(({ code, name, region }) => (
            <option key={code} value={code}>
              {region ? `${name}, ${region}` : name}
            </option>
          ))}
        </SelectField>
      </>
    );
  return (
    // Aligned with the title beside it.
    <div className="mb-3 flex min-h-5 items-center justify-between gap-3 lg:mt-1">
      <input type="hidden" name="city" value={city.code} />
      <p>Город: {city.name}</p>
      {change}
      {!isHydrated && (
        <noscript>
          <button type="submit" name="intent" value="city" className="quiet-link -my-3 min-h-11 text-ui">
            Изменить<span className="sr-only"> город</span>
          </button>
        </noscript>
      )}
    </div>
  );
}
