export const root: string;
export class SetupError extends Error {}
export function ensureInstalled(folder?: string): boolean;
export function isInstalled(folder: string): boolean;
export function projectNode(): string;
export function projectEnvironment(extra?: Record<string, string>): NodeJS.ProcessEnv;
