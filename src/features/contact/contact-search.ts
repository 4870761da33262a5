import { searchSchema, textField } from '@/lib/navigation/search-fields';

/** The order that the request is about. */
export const contactSearch = searchSchema({ order: textField() });
