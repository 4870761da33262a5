/** An address of a city: street, and house where it is named. */
export type SuggestedAddress = {
  text: string;
  isComplete: boolean;
  postalCode: string | null;
  latitude: number | null;
  longitude: number | null;
};

/** A service that knows addresses. It answers null and rejects as a `DeliveryProvider` does. */
export type AddressSuggester = {
  /** At most ten addresses of the city that begin with what was typed. */
  suggest(place: { cityName: string; region: string }, typed: string): Promise<SuggestedAddress[] | null>;
};
