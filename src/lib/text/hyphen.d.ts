/** Comes without types; tests compare with its patterns. */
declare module 'hyphen/ru' {
  export function hyphenateSync(text: string): string;
}
