/** A suggested address in a city: the street, and the house if it is known. */
export type SuggestedAddress = {
  text: string;
  isComplete: boolean;
  postalCode: string | null;
  latitude: number | null;
  longitude: number | null;
};

/**
 * An address service. `suggest` returns null while calls are paused after repeated failures, and rejects if
 * the service fails.
 */
export type AddressSuggester = {
  /** At most ten addresses of the city that begin with the typed text. */
  suggest(place: { cityName: string; region: string }, typed: string): Promise<SuggestedAddress[] | null>;
};
