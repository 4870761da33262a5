import type { DestinationStream } from 'pino';
import type { writtenError } from './logger.ts';

type WrittenError = ReturnType<typeof writtenError>;
type Line = { level: string; time: string; message?: string; err?: WrittenError; [field: string]: unknown };

/**
 * A destination of the logger that turns its JSON lines into readable text for the terminal. Errors are
 * written with their messages and files.
 */
export function readableLog(write: (text: string) => void): DestinationStream {
  return { write: (line) => write(`${readable(JSON.parse(line))}\n`) };
}

function readable({ level, time, message = '', err, ...fields }: Line): string {
  const rest = Object.entries(fields).map(([name, value]) => `${name}=${JSON.stringify(value)}`);
  const head = [time.slice(11, 19), level.toUpperCase(), message, ...rest].join(' ');
  return [head, ...causes(err)].join('\n');
}

function causes(error: WrittenError | undefined): string[] {
  if (!error) return [];
  const { type, message, stack = '', cause } = error;
  const whole = stack.includes(message) ? stack : `${type}: ${message}\n${stack}`;
  const [next, ...rest] = causes(cause);
  return next === undefined ? [whole] : [whole, `caused by ${next}`, ...rest];
}
