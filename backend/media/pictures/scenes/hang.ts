/**
 * How a garment hangs: from its shoulders, the back of its neck behind the hook; with a hood that falls behind it; with
 * a high closed collar that the hook comes out of; by thin straps; or by clips at its waist.
 */
export type Hang = 'shoulders' | 'hood' | 'tube' | 'straps' | 'clips';
