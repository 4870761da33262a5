import { searchSchema, textField } from '@/lib/navigation/search-fields';

/** The contact page's URL may have the number of the order in question. */
export const contactSearch = searchSchema({ order: textField() });
