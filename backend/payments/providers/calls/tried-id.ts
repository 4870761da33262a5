import type { NewPayment } from '../../../domain/payment-provider.ts';

/**
 * Creates an id for one request to create a payment, for providers that do not recognise repeated requests. A
 * repeated request has a new id and creates another payment; the shopper only gets the page of the last
 * payment.
 */
export const idOfTry = ({ key, tries }: Pick<NewPayment, 'key' | 'tries'>): string => `${key}-${tries}`;

const TRIED = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})-\d+$/;

/** Returns the attempt id from an id that `idOfTry` has made; null for any other text. */
export const attemptIn = (id: string): string | null => TRIED.exec(id)?.[1] ?? null;
