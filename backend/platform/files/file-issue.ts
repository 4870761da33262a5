/**
 * An error in a file of the retailer: the path of the file in its folder, the line, the place in the file,
 * and the reason in English. The reason is worded as the end of a sentence.
 */
export type FileIssue = {
  file: string;
  line?: number | undefined;
  place: string;
  why: string;
  /** The keys under which the value is found in the file; they determine its line. */
  keys?: readonly (string | number)[];
};

/** Formats an error as `file:line, place: reason`. `say` translates the reason. */
export const fileIssueLine = (
  { file, line, place, why }: FileIssue,
  say: (english: string) => string = (english) => english,
): string =>
  `${line === undefined ? file : `${file}:${line}`}${place === '' ? '' : `, ${place}`}: ${say(why)}`;
