/**
 * Splits the text that a scanner has typed into marking codes, one per line. All other characters stay as
 * they are.
 */
export const codesOf = (text: string): string[] => text.split(/\r?\n/).filter((line) => line !== '');
