import { type DestinationStream, type Logger, pino } from 'pino';

export type { Logger } from 'pino';

const MAX_CAUSES = 5;

type WrittenError = {
  type: string;
  message: string;
  code?: string;
  stack?: string;
  cause?: WrittenError;
};

/**
 * The fields of an error that may be logged, including its causes. Only known fields are taken: errors of
 * drivers and of fetch contain requests, rows and headers with personal data.
 */
export function writtenError(error: unknown, depth = 0): WrittenError {
  if (!(error instanceof Error))
    return { type: typeof error, message: 'A value that is not an error was thrown.' };
  const { code } = error as NodeJS.ErrnoException;
  return {
    type: error.name,
    message: error.message,
    ...(typeof code === 'string' && { code }),
    ...(error.stack !== undefined && { stack: error.stack }),
    ...(error.cause !== undefined && depth < MAX_CAUSES && { cause: writtenError(error.cause, depth + 1) }),
  };
}

/** Creates a logger that writes each event as one line of JSON. Default destination: stdout. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: undefined,
    messageKey: 'message',
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { err: (error: unknown) => writtenError(error) },
  };
  return destination ? pino(options, destination) : pino(options);
}
