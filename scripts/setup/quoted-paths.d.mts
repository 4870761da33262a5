export function quotePaths(source: string): string;
