/**
 * How a garment hangs. `shoulders`: with the back of its neck behind the hook. `hood`: the hood falls behind
 * the hook. `tube`: a high closed collar surrounds the hook. `straps`: by thin straps. `clips`: by clips at
 * its waist.
 */
export type Hang = 'shoulders' | 'hood' | 'tube' | 'straps' | 'clips';
