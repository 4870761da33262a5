/** The place to which a parcel is sent. */
export type Destination = {
  cityCode: string;
  cityName: string;
  /** Name of the region in Russian; empty for a city that is a region of its own, such as Moscow. */
  region: string;
  postalCode: string | null;
};

export type Parcel = {
  fromPostalCode: string;
  grams: number;
  /** Length in centimetres, as are the width and the height. */
  length: number;
  width: number;
  height: number;
};
