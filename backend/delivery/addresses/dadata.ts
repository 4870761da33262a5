import { z } from 'zod';
import { fetchJson } from '../../platform/outside/fetch-json.ts';
import type { AddressSuggester, SuggestedAddress } from '../base/address-suggester.ts';

export type DadataOptions = {
  /** Base URL of the suggestions API, https://suggestions.dadata.ru. */
  url: string;
  key: string;
  /** Maximum time of a request, from the first byte sent to the last byte received, in ms. */
  timeoutMs: number;
};

const MOST = 10;

const words = z.string().max(1000).nullish();
const degrees = words.transform((value) => {
  const number = value ? Number(value) : Number.NaN;
  return Number.isFinite(number) && Math.abs(number) <= 180 ? number : null;
});

const answer = z.object({
  suggestions: z
    .array(
      z.object({
        value: z.string().max(1000),
        data: z.object({
          postal_code: words,
          settlement_with_type: words,
          street_with_type: words,
          house: words,
          geo_lat: degrees,
          geo_lon: degrees,
        }),
      }),
    )
    .max(20),
});

/** An address service that suggests streets and houses of one city by the API of DaData. */
export function createDadata({ url, key, timeoutMs }: DadataOptions): AddressSuggester {
  return {
    async suggest({ cityName }, typed) {
      const { suggestions } = await fetchJson({
        address: new URL('/suggestions/api/4_1/rs/suggest/address', url),
        init: {
          method: 'POST',
          headers: {
            accept: 'application/json',
            authorization: `Token ${key}`,
            'content-type': 'application/json',
          },
          body: JSON.stringify({
            query: typed,
            count: MOST,
            locations: [{ city: cityName }],
            from_bound: { value: 'street' },
            to_bound: { value: 'house' },
            restrict_value: true,
          }),
        },
        timeoutMs,
        maxBytes: 1_000_000,
        schema: answer,
      });
      return suggestions.slice(0, MOST).map(toAddress);
    },
  };
}

type Suggestion = z.output<typeof answer>['suggestions'][number];

function toAddress({ value, data }: Suggestion): SuggestedAddress {
  const { postal_code: postalCode, house, geo_lat: latitude, geo_lon: longitude } = data;
  const isPlaced = latitude !== null && longitude !== null && Math.abs(latitude) <= 90;
  return {
    text: value.slice(0, 250),
    isComplete: Boolean(house),
    postalCode: postalCode && /^[1-9]\d{5}$/.test(postalCode) ? postalCode : null,
    latitude: isPlaced ? latitude : null,
    longitude: isPlaced ? longitude : null,
  };
}
