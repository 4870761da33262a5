/**
 * How a garment hangs on a hanger. `shoulders`: with the back of its neck behind the hook. `hood`: with the
 * hood behind the hook. `tube`: with a high closed collar around the hook. `straps`: by thin straps. `clips`:
 * by clips at its waist.
 */
export type Hang = 'shoulders' | 'hood' | 'tube' | 'straps' | 'clips';
