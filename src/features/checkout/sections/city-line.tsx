import type { ReactNode } from 'react';
import type { City } from '@/lib/api';
import { useHydrated } from '@/lib/state/use-hydrated';
import { SelectField } from '@/lib/ui/forms/select';

type CityLineProps = {
  city: { code: string; name: string };
  /** To choose among, when another city was asked for without scripts; with them a dialog has the list. */
  cities: readonly City[] | undefined;
  /** «Изменить», and the dialog that it opens. */
  change: ReactNode;
};

/** The city that the order goes to. Without scripts «Изменить» sends what is filled in and comes back with the list. */
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
    // On the line of the title beside it.
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
