import { MEASURE_BOUNDS, type Measure, type Measures, type Wearer } from '#shared/goods/my-size.ts';
import { LOCAL_KEYS } from '#shared/web/browser-files.ts';
import { deviceStorage, readJson } from '@/lib/browser/storage';
import { createStore, useStore } from '@/lib/state/store';

/** Body measurements by wearer: of the shopper and of the people they buy for. */
export type SavedMeasures = Partial<Record<Wearer, Measures>>;

const KEY = LOCAL_KEYS.mySize;
const NONE: SavedMeasures = {};
const WEARERS: readonly Wearer[] = ['women', 'men', 'children'];

const saved = createStore<SavedMeasures>(NONE);

/** Reads typed centimetres. Undefined if the number is impossible for this measurement. */
export function centimetres(measure: Measure, text: string): number | undefined {
  const value = Number(text.trim().replace(',', '.'));
  const [least, most] = MEASURE_BOUNDS[measure];
  return text.trim() !== '' && value >= least && value <= most ? Math.round(value * 10) / 10 : undefined;
}

function measuresIn(value: unknown): Measures {
  if (typeof value !== 'object' || value === null) return {};
  const entries = (Object.keys(MEASURE_BOUNDS) as Measure[]).flatMap((measure) => {
    const number = centimetres(measure, String((value as Record<string, unknown>)[measure] ?? ''));
    return number === undefined ? [] : [[measure, number] as const];
  });
  return Object.fromEntries(entries);
}

/**
 * Loads the measurements stored in this browser. If the storage is blocked or its content is invalid, there are
 * no measurements.
 */
export function readMeasures(storage = deviceStorage): void {
  const value = readJson(storage, KEY);
  const stored = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  const found = WEARERS.map((wearer) => [wearer, measuresIn(stored[wearer])] as const);
  saved.set(Object.fromEntries(found.filter(([, measures]) => Object.keys(measures).length > 0)));
}

/**
 * Stores the measurements of a wearer in this browser, or removes them if they are empty. They are not sent
 * to a server, so no consent is needed.
 */
export function saveOnDevice(wearer: Wearer, measures: Measures, storage = deviceStorage): void {
  const { [wearer]: _, ...others } = saved.get();
  const next = Object.keys(measures).length === 0 ? others : { ...others, [wearer]: measures };
  saved.set(next);
  // If the storage is blocked or full, the measurements are only kept in memory.
  if (Object.keys(next).length === 0) storage.removeItem(KEY);
  else storage.setItem(KEY, JSON.stringify(next));
}

let isRead = false;

/**
 * A store that is read from the browser's storage when it is first needed, and that follows changes by other
 * tabs.
 */
const watched = {
  ...saved,
  subscribe(listener: () => void): () => void {
    if (!isRead) {
      isRead = true;
      window.addEventListener('storage', ({ key }) => {
        if (key === KEY) readMeasures();
      });
      readMeasures();
    }
    return saved.subscribe(listener);
  },
};

/** The measurements stored in this browser. Empty during hydration. */
export const useDeviceMeasures = (): SavedMeasures => useStore(watched);
