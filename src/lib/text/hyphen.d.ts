/** The package has no types. Tests compare the shop's hyphenation with the package's patterns. */
declare module 'hyphen/ru' {
  export function hyphenateSync(text: string): string;
}
