export const root: string;
export class SetupError extends Error {}
export function ensureInstalled(folder?: string): boolean;
export function isInstalled(folder: string): boolean;
export function programCommand(
  name: string,
  args?: readonly string[],
  folder?: string,
): [file: string, args: string[]];
export function projectNode(): string;
export function projectEnvironment(extra?: Record<string, string>): NodeJS.ProcessEnv;
