import { hashOf } from '../../domain/secrets.ts';

/**
 * What an order is found by without an account. Number and phone are one key, so a wrong number and a wrong phone are the
 * same: a key that the index does not have.
 */
export const lookupOf = (number: string, phone: string): string => hashOf(`${number} ${phone}`);
