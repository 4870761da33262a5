/** The destination of a parcel. */
export type Destination = {
  cityCode: string;
  cityName: string;
  /** Empty for cities that are regions of their own. */
  region: string;
  postalCode: string | null;
};

export type Parcel = {
  fromPostalCode: string;
  grams: number;
  /** Centimetres. */
  length: number;
  width: number;
  height: number;
};
