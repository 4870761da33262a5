import type { NewPayment } from '../../../domain/payment-provider.ts';

/** An id for each try of an attempt, for providers that recognise no repeat: of several, only the last one is shown to anyone. */
export const triedId = ({ key, tries }: Pick<NewPayment, 'key' | 'tries'>): string => `${key}-${tries}`;

const TRIED = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})-\d+$/;

/** The attempt that such an id is of; null for any other text. */
export const attemptIn = (id: string): string | null => TRIED.exec(id)?.[1] ?? null;
