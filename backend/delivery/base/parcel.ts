/** The destination of a parcel. */
export type Destination = {
  cityCode: string;
  cityName: string;
  /** Empty for cities that are themselves regions, such as Moscow. */
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
