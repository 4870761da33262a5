/** The registration number of a seller with its name: entrepreneurs have an ОГРНИП of 15 digits. */
export const registrationNumber = (ogrn: string): string => `${registrationName(ogrn)}\u00a0${ogrn}`;

/** The name of a registration number. */
export const registrationName = (ogrn: string): 'ОГРН' | 'ОГРНИП' => (ogrn.length === 15 ? 'ОГРНИП' : 'ОГРН');
