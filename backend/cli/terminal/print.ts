/**
 * Matches characters in texts of shoppers that could control the operator's terminal or disguise what it
 * shows: control characters except tabs and line feeds, text-direction marks, and separators of lines and
 * paragraphs.
 */
const COMMANDING = /(?![\n\t])\p{Cc}|[\u061c\u200b\u200e\u200f\u2028-\u202e\u2060\u2066-\u2069\ufeff]/gu;

/** Replaces each character that could control a terminal by its escape code, as in «\u001b». */
export const printable = (text: string): string =>
  text
    .replaceAll('\r\n', '\n')
    .replace(COMMANDING, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);

// If the output is piped to a program that reads only the first lines, such as `head`, that program closes
// the pipe early. The command then continues without output instead of failing.
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });

/** Prints one or several lines. All output of commands goes through `print` or `printError`. */
export const print = (text: string): void => void process.stdout.write(`${printable(text)}\n`);

/** Prints a line to stderr. */
export const printError = (text: string): void => void process.stderr.write(`${printable(text)}\n`);
