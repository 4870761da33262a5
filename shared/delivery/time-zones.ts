/** The regions of each IANA time zone. Regions that are missing here have Moscow time. */
const REGIONS: Record<string, readonly string[]> = {
  'Europe/Kaliningrad': ['Калининградская область'],
  'Europe/Samara': ['Самарская область', 'Удмуртская Республика'],
  'Europe/Saratov': ['Саратовская область'],
  'Europe/Volgograd': ['Волгоградская область'],
  'Europe/Astrakhan': ['Астраханская область'],
  'Europe/Ulyanovsk': ['Ульяновская область'],
  'Asia/Yekaterinburg': [
    'Свердловская область',
    'Челябинская область',
    'Курганская область',
    'Оренбургская область',
    'Тюменская область',
    'Пермский край',
    'Республика Башкортостан',
    'Ханты-Мансийский автономный округ',
    'Ханты-Мансийский автономный округ — Югра',
    'Ямало-Ненецкий автономный округ',
  ],
  'Asia/Omsk': ['Омская область'],
  'Asia/Novosibirsk': ['Новосибирская область'],
  'Asia/Barnaul': ['Алтайский край', 'Республика Алтай'],
  'Asia/Tomsk': ['Томская область'],
  'Asia/Novokuznetsk': ['Кемеровская область', 'Кемеровская область — Кузбасс'],
  'Asia/Krasnoyarsk': ['Красноярский край', 'Республика Хакасия', 'Республика Тыва'],
  'Asia/Irkutsk': ['Иркутская область', 'Республика Бурятия'],
  'Asia/Chita': ['Забайкальский край'],
  'Asia/Yakutsk': ['Амурская область', 'Республика Саха (Якутия)', 'Республика Саха'],
  'Asia/Vladivostok': ['Приморский край', 'Хабаровский край', 'Еврейская автономная область'],
  'Asia/Magadan': ['Магаданская область'],
  'Asia/Sakhalin': ['Сахалинская область'],
  'Asia/Kamchatka': ['Камчатский край'],
  'Asia/Anadyr': ['Чукотский автономный округ'],
};

const ZONES = new Map(Object.entries(REGIONS).flatMap(([zone, names]) => names.map((name) => [name, zone])));

/**
 * The time zone of a region, for places whose own time zone is unknown. In a large region the local time of a
 * remote place may differ by an hour.
 */
export const timeZoneOf = (region: string): string => ZONES.get(region) ?? 'Europe/Moscow';
