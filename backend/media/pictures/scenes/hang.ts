/**
 * How a garment hangs: by its shoulders, with the back of its neck behind the hook; with a hood that falls
 * behind the hook; with a high closed collar around the hook; by thin straps; or by clips at its waist.
 */
export type Hang = 'shoulders' | 'hood' | 'tube' | 'straps' | 'clips';
