/** An address in a city: the street, and the house if it is known. */
export type SuggestedAddress = {
  text: string;
  isComplete: boolean;
  postalCode: string | null;
  latitude: number | null;
  longitude: number | null;
};

/**
 * An address service. Like `DeliveryProvider`, it returns null while paused after failures, and rejects when
 * it fails.
 */
export type AddressSuggester = {
  /** At most ten addresses of the city that begin with the typed text. */
  suggest(place: { cityName: string; region: string }, typed: string): Promise<SuggestedAddress[] | null>;
};
