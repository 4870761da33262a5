import { searchSchema, textField } from '@/lib/navigation/search-fields';

/** The order that a question is about. */
export const contactSearch = searchSchema({ order: textField() });
