/**
 * An error in a retailer's file: the path of the file in its folder, the line, the place in the file, and the
 * reason in English. The reason completes a sentence and has no full stop.
 */
export type FileIssue = {
  file: string;
  line?: number | undefined;
  place: string;
  why: string;
  /** The keys that lead to the value in the file. The line of the error is found by them. */
  keys?: readonly (string | number)[];
};

/** Formats an error as `file:line, place: reason`. `say` translates the reason to the reader's language. */
export const fileIssueLine = (
  { file, line, place, why }: FileIssue,
  say: (english: string) => string = (english) => english,
): string =>
  `${line === undefined ? file : `${file}:${line}`}${place === '' ? '' : `, ${place}`}: ${say(why)}`;
