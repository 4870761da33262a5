/**
 * How a garment hangs on a hanger: `shoulders`: the back of its neck is behind the hook. `hood`: the hood is
 * behind the hook. `tube`: a high closed collar is around the hook. `straps`: it hangs by thin straps.
 * `clips`: clips hold its waist.
 */
export type Hang = 'shoulders' | 'hood' | 'tube' | 'straps' | 'clips';
