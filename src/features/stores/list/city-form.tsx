import { useNavigate } from '@tanstack/react-router';
import type { City } from '@/lib/api';
import { Button } from '@/lib/ui/buttons/button';
import { SelectField } from '@/lib/ui/forms/select';
import { hrefTo } from '@/shop/addresses/href-to';
import { ALL_CITIES } from './use-follow-city';

/** `cities` has only the cities that have stores; `city` is the current one. */
type CityFormProps = { cities: City[]; city: City | undefined };

/**
 * A form to choose a city of the stores page. With scripts, choosing submits the form; without scripts, a
 * button does.
 */
export function CityForm({ cities, city }: CityFormProps) {
  const navigate = useNavigate();
  // A city without stores is offered only if it is the current one.
  const isOffered = city === undefined || cities.some(({ code }) => code === city.code);
  const offered = isOffered ? cities : [city, ...cities];
  return (
    <form action={hrefTo('/stores')} method="get" className="flex max-w-100 items-end gap-2">
      <SelectField
        // A new key resets the field when the URL changes in another way, for example by going back.
        key={city?.code ?? ''}
        label="Город"
        name="city"
        defaultValue={city?.code ?? ALL_CITIES}
        onChange={({ target }) =>
          void navigate({ href: hrefTo('/stores', { search: { city: target.value } }), resetScroll: false })
        }
        className="min-w-0 flex-1"
      >
        <option value={ALL_CITIES}>Все города</option>
        {offered.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      <noscript>
        <Button type="submit" variant="quiet">
          Показать
        </Button>
      </noscript>
    </form>
  );
}
