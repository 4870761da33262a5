/**
 * An error in a file of the retailer: the file as its path in the folder, the line, the place in the file and
 * the reason, which ends a sentence and is in English.
 */
export type FileIssue = {
  file: string;
  line?: number | undefined;
  place: string;
  why: string;
  /** The keys that lead to the value, from which the line is found. */
  keys?: readonly (string | number)[];
};

/** Formats an error as `file:line, place: reason`. `say` translates the reason. */
export const fileIssueLine = (
  { file, line, place, why }: FileIssue,
  say: (english: string) => string = (english) => english,
): string =>
  `${line === undefined ? file : `${file}:${line}`}${place === '' ? '' : `, ${place}`}: ${say(why)}`;
