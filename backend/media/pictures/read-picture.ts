export type ReadPicture = (address: string) => Promise<Uint8Array | null>;
