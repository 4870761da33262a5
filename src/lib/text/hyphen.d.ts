/** The package has no types. Tests compare the shop's hyphenation with its patterns. */
declare module 'hyphen/ru' {
  export function hyphenateSync(text: string): string;
}
