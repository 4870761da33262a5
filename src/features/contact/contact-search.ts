import { searchSchema, textField } from '@/lib/navigation/search-fields';

/** The number of the order about which the shopper writes. */
export const contactSearch = searchSchema({ order: textField() });
