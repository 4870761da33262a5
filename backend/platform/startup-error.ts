/** The program cannot start. The message is one sentence for whoever started it. */
export class StartupError extends Error {
  override name = 'StartupError';
}
