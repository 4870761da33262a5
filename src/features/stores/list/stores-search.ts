import { CityCodeMax, CityCodeRegExp } from '@/lib/api/bounds';
import { searchSchema, textField } from '@/lib/navigation/search-fields';

/** The city parameter of the stores page. */
export const storesSearch = searchSchema({ city: textField({ max: CityCodeMax, shape: CityCodeRegExp }) });
