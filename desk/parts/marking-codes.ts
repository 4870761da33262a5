/** Marking codes as a scanner types them, one a line. Their other characters stay as they are. */
export const codesOf = (text: string): string[] => text.split(/\r?\n/).filter((line) => line !== '');
