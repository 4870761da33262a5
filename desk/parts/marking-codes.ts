import { readMarkingCode } from '#shared/packing/marking-code.ts';

/**
 * Marking codes as a scanner types them, one a line, as the contract wants them. Other lines stay as they
 * are, so that their refusals name them.
 */
export const codesOf = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .filter((line) => line !== '')
    .map((line) => {
      const code = readMarkingCode(line);
      return code === null || code === 'misread' ? line : code;
    });
