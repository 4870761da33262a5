/**
 * A seller's registration number preceded by its kind: «ОГРН 1…», or «ОГРНИП 3…» for the 15 digits of a sole
 * trader.
 */
export const registrationNumber = (ogrn: string): string => `${registrationName(ogrn)}\u00a0${ogrn}`;

/** The kind of a registration number: companies have an ОГРН, sole traders an ОГРНИП. */
export const registrationName = (ogrn: string): 'ОГРН' | 'ОГРНИП' => (ogrn.length === 15 ? 'ОГРНИП' : 'ОГРН');
