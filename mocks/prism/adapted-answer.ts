import { type Operation, type OperationId, operationList, operations } from '#contract/operations.ts';
import { bestExample } from './best-example.ts';
import { identifiersOf, isJson, type Json, recordsWith, successExamples } from './contract-examples.ts';
import { paged } from './pages.ts';

/**
 * Adapts an example to a request: inserts what other examples say about the requested product or order, and
 * filters and sorts its goods as requested.
 */
export function adaptedAnswer(
  operation: Operation,
  params: Record<string, string>,
  query: URLSearchParams,
  example: Json,
): Json {
  const asked = { ...Object.fromEntries(query), ...params };
  const narrowed = example.facets ? narrowedBy(operation, asked, query, example) : example;
  const whole = identifiersOf(operation).reduce(
    (answer, name) => about(name, asked[name] ?? '', answer),
    narrowed,
  );
  return paged(operation, query, whole);
}

/**
 * Inserts into an example what other examples say about the object with this id. `field` is the name of the
 * id's field.
 */
function about(field: string, id: string, example: Json): Json {
  const own = example[field];
  if (own === id || typeof own !== 'string') return example;
  const records = recordsWith(field, id);
  if (records.length === 0) return example;
  const known: Json = Object.assign({}, ...records);
  return withFieldsOf(known, field, own, example);
}

function withFieldsOf(known: Json, field: string, own: string, example: Json): Json {
  return Object.fromEntries(
    Object.entries(example).map(([key, value]) => {
      const stated = key === 'title' && !(key in known) ? known.name : known[key];
      if (stated !== undefined && haveSameShape(stated, value)) return [key, stated];
      if (!Array.isArray(value)) return [key, value];
      // A card has one picture, and a product a list of pictures. The card's picture becomes a list with one
      // element.
      const single = key.endsWith('s') ? known[key.slice(0, -1)] : undefined;
      if (isJson(single) && haveSameShape(single, value[0])) return [key, [single]];
      const place = value.findIndex((one) => isJson(one) && one[field] === known[field]);
      const isListed = place >= 0;
      if (isListed && key === 'breadcrumbs') return [key, value.slice(0, place + 1)];
      // A list of an object's children does not contain the object itself, so nothing is inserted there.
      const parent = `parent${field.charAt(0).toUpperCase()}${field.slice(1)}`;
      if (value.some((one) => isJson(one) && one[parent] === known[field])) return [key, value];
      const itself = value.find((one): one is Json => isJson(one) && one[field] === own);
      return [key, itself && !isListed ? [withFieldsOf(known, field, own, itself)] : value];
    }),
  );
}

/**
 * Whether one value may replace another: they have the same type and, if they are objects, the same fields.
 */
function haveSameShape(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) || Array.isArray(other)) return false;
  if (!isJson(one) || !isJson(other)) return one === null || other === null || typeof one === typeof other;
  return Object.keys(one).sort().join() === Object.keys(other).sort().join();
}

type FacetValue = { value: string; name: string; count: number; chosen: boolean };
type Facet = { id: string; values: FacetValue[] };

/**
 * Filters the goods of an example by the chosen facet values. An example that has only counts takes them from
 * the matching example with goods.
 */
function narrowedBy(
  operation: Operation,
  asked: Record<string, string>,
  query: URLSearchParams,
  example: Json,
): Json {
  if (example.items) return filtered(operation, query, example);
  const list = operationList.find(({ id }) => hasListOf(id, operation, example));
  const best = list && bestExample(list, asked);
  if (!best) return example;
  const counted = filtered(list, query, best.value);
  return Object.fromEntries(Object.keys(example).map((name) => [name, counted[name]]));
}

/** Whether the examples of the operation `id` contain the goods that the example `counts` only counts. */
function hasListOf(id: OperationId, counting: Operation, counts: Json): boolean {
  if (operations[id].service !== counting.service) return false;
  return successExamples({ id }).some(({ value }) => {
    const list = value as Json;
    return (
      list.facets !== undefined &&
      list.items !== undefined &&
      Object.keys(counts).every((name) => name in list)
    );
  });
}

/** The goods of an example that match the chosen facet values and price range, sorted as requested. */
function filtered(operation: Operation, query: URLSearchParams, example: Json): Json {
  const facets = (example.facets as Facet[]).map((facet) => {
    const asked = query.get(facet.id)?.split(',') ?? [];
    return {
      ...facet,
      values: facet.values.map((one) => ({ ...one, chosen: one.chosen || asked.includes(one.value) })),
    };
  });
  const choices = facets.map(({ id, values }) => ({ id, values: values.filter(({ chosen }) => chosen) }));
  const [from, to] = [query.get('priceFrom'), query.get('priceTo')];
  const isFiltered = from !== null || to !== null || choices.some(({ values }) => values.length > 0);
  const inRange = itemsOfAllPages(operation, example).filter(
    ({ price }) => Number(price) >= Number(from ?? 0) && Number(price) <= Number(to ?? Infinity),
  );
  /** The goods that match all chosen filters. Filters of the facet `except` are ignored. */
  const left = (except?: string) =>
    choices.reduce(
      (goods, { id, values }) =>
        id === except || values.length === 0 ? goods : itemsWith(id, values, goods),
      inRange,
    );
  let items = isFiltered ? left() : (example.items as Json[]);
  const sort = /^(\w+)-(asc|desc)$/.exec(query.get('sort') ?? '');
  if (sort) items = inOrder(items, sort[1] ?? '', sort[2] === 'asc' ? 1 : -1);
  const echo = query.get('sort') !== null && example.sort !== undefined ? { sort: query.get('sort') } : {};
  // A value's count is the number of goods that there would be if it were chosen.
  const counted = facets.map(({ values, ...facet }) => {
    const goods = left(facet.id);
    return {
      ...facet,
      values: values.map((one) => ({ ...one, count: itemsWith(facet.id, [one], goods).length })),
    };
  });
  if (!isFiltered) return { ...example, ...echo, facets: counted, items };
  const totalItems = items.length;
  const prices = items.map(({ price }) => Number(price));
  const priceRange = {
    min: totalItems > 0 ? Math.min(...prices) : null,
    max: totalItems > 0 ? Math.max(...prices) : null,
    from: from === null ? null : Number(from),
    to: to === null ? null : Number(to),
  };
  const pages = {
    page: 1,
    pageSize: Math.max(totalItems, Number(example.pageSize)),
    totalItems,
    totalPages: 1,
  };
  return { ...example, ...echo, ...pages, facets: counted, priceRange, items };
}

/** The goods of all examples that are pages of the same list as this example. */
function itemsOfAllPages(operation: Operation, example: Json): Json[] {
  return successExamples(operation)
    .map(({ value }) => value as Json)
    .filter((one) => identifiersOf(operation).every((name) => one[name] === example[name]))
    .flatMap(({ items }) => items as Json[]);
}

/**
 * The goods that have one of these values. If the examples do not say which goods have the facet's values,
 * takes as many goods as the facet counts.
 */
function itemsWith(facet: string, values: FacetValue[], items: Json[]): Json[] {
  const fitting = items.filter((item) =>
    values.some(({ value, name }) =>
      facet === 'discount'
        ? Number(item.discountPercent) >= Number(value)
        : states(value, item) || states(name, item),
    ),
  );
  const most = Math.max(...values.map(({ count }) => count));
  return fitting.length > 0 ? fitting : items.slice(0, most);
}

/** Whether the data of a product contains this text anywhere. Sold-out sizes are ignored. */
function states(text: string, part: unknown): boolean {
  if (typeof part !== 'object' || part === null) return part === text;
  if (isJson(part) && part.inStock === false) return false;
  return Object.values(part).some((value) => states(text, value));
}

function inOrder(items: Json[], field: string, direction: 1 | -1): Json[] {
  return items.toSorted((one, other) => direction * (Number(one[field]) - Number(other[field])));
}
