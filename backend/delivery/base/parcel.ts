/** The destination of a parcel. */
export type Destination = {
  cityCode: string;
  cityName: string;
  /** Name of the region; empty for a city that is itself a region, such as Moscow. */
  region: string;
  postalCode: string | null;
};

export type Parcel = {
  fromPostalCode: string;
  grams: number;
  /** Length in centimetres, like the width and the height. */
  length: number;
  width: number;
  height: number;
};
