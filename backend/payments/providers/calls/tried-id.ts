import type { NewPayment } from '../../../domain/payment-provider.ts';

/**
 * An id for one request to create a payment attempt, for providers that do not recognise repeated requests.
 * If such a request is repeated with a new id, the shopper only sees the payment page of the last one.
 */
export const idOfTry = ({ key, tries }: Pick<NewPayment, 'key' | 'tries'>): string => `${key}-${tries}`;

const TRIED = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})-\d+$/;

/** Reads the attempt id from an id made by `idOfTry`; null for any other text. */
export const attemptIn = (id: string): string | null => TRIED.exec(id)?.[1] ?? null;
