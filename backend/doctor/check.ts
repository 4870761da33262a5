/** The result of a check. `says` is a sentence with advice and never contains secrets or personal data. */
export type Finding = { state: 'ok' | 'warning' | 'problem'; says: string };

export const ok = (says: string): Finding => ({ state: 'ok', says });
export const warning = (says: string): Finding => ({ state: 'warning', says });
export const problem = (says: string): Finding => ({ state: 'problem', says });

/**
 * The code of a system or library error, such as ECONNREFUSED. The error's message is not used, because it
 * may contain names and addresses.
 */
export function codeOf(error: unknown): string {
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') return error.code;
  return error instanceof Error ? error.name : 'unknown';
}
