import type { ClothingStore, DayOfWeek } from 'schema-dts';
import type { Store } from '@/lib/api';
import { pageConfig } from '@/lib/page/config';
import { hrefTo } from '@/shop/addresses/href-to';
import { fileOf } from './open-graph';
import { absolute } from './page-head';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

const dayOf = (day: number): DayOfWeek => `https://schema.org/${DAYS[day - 1] ?? DAYS[0]}`;

/** Structured data of a store, with address and opening hours. */
export function storeData({
  code,
  name,
  cityName,
  address,
  phone,
  hours,
  specialDays,
  latitude,
  longitude,
  pictures,
}: Store): ClothingStore {
  const { brand } = pageConfig();
  const url = absolute(hrefTo('/stores/$code', { params: { code } }));
  return {
    '@type': 'ClothingStore',
    '@id': url,
    url,
    name: `${brand}, ${name}`,
    telephone: phone,
    ...(pictures.length > 0 && { image: pictures.map((picture) => absolute(fileOf(picture))) }),
    address: {
      '@type': 'PostalAddress',
      addressCountry: 'RU',
      addressLocality: cityName,
      streetAddress: address,
    },
    geo: { '@type': 'GeoCoordinates', latitude, longitude },
    openingHoursSpecification: hours.map(({ days, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days.map(dayOf),
      opens,
      closes,
    })),
    // Search engines read opening hours from 00:00 to 00:00 as closed all day.
    specialOpeningHoursSpecification: specialDays.map(({ day, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      validFrom: day,
      validThrough: day,
      opens: opens ?? '00:00',
      closes: closes ?? '00:00',
    })),
    parentOrganization: { '@type': 'OnlineStore', name: brand, url: absolute(hrefTo('/')) },
  };
}
