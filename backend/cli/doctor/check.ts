/** What a check found, in a sentence that says what to do; never a secret, never personal data. */
export type Finding = { state: 'ok' | 'warning' | 'problem'; says: string };

export const ok = (says: string): Finding => ({ state: 'ok', says });
export const warning = (says: string): Finding => ({ state: 'warning', says });
export const problem = (says: string): Finding => ({ state: 'problem', says });

/** The system's or a library's code of an error, such as ECONNREFUSED; its message may carry names and addresses. */
export function codeOf(error: unknown): string {
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') return error.code;
  return error instanceof Error ? error.name : 'unknown';
}
