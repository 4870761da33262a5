import { isOfTests } from './folders.ts';
import type { Arrow } from './imports.ts';

type Room = {
  name: string;
  folder: string;
  /**
   * Files of this room that other rooms may import, besides the files directly in the room's folder. Paths
   * are relative to the room; an entry ending with `/` means all files of that folder.
   */
  door?: readonly string[];
};

/**
 * The rooms of the backend, lowest first. A room may import only rooms that are before it in this list.
 * docs/architecture.md has a diagram of them.
 */
export const rooms: readonly Room[] = [
  {
    name: 'shared',
    folder: 'shared',
    door: [
      'text/',
      'delivery/',
      'operators/',
      'orders/',
      'orders/editing/',
      'packing/',
      'refunds/',
      'reviews/',
      'operators/',
      'contact/',
      'content/',
      'goods/',
      'cart/',
      'checkout/',
      'payments/',
      'places/',
      'forms/',
      'requests/',
      'web/',
    ],
  },
  {
    name: 'platform',
    folder: 'backend/platform',
    door: [
      'base/',
      'db/',
      'files/',
      'http/',
      'jobs/',
      'language/',
      'limits/',
      'log/',
      'mail/',
      'metrics/',
      'outside/',
      'xml/',
      'outbox/',
      'ports/',
      'settings/',
    ],
  },
  {
    name: 'media',
    folder: 'backend/media',
    door: [
      'own-pictures/',
      'pictures/pictures.ts',
      'pictures/files/picture-path.ts',
      // Used by tools that make the map sets, looks and scenes of the demo shop.
      'pictures/colouring/large-edition.ts',
      'pictures/colouring/look.ts',
      'pictures/colouring/map-set.ts',
      'pictures/colouring/map-set-file.ts',
      'pictures/colouring/small-edition.ts',
      'pictures/colouring/view-file.ts',
      'pictures/scenes/compose.ts',
      'pictures/scenes/hang.ts',
      'pictures/scenes/scene.ts',
      'pictures/scenes/scene-book.ts',
      'pictures/files/hanger-scene.ts',
      'pictures/workers/messages.ts',
      'pictures/workers/studio.ts',
    ],
  },
  { name: 'backup', folder: 'backend/backup' },
  {
    name: 'domain',
    folder: 'backend/domain',
    door: ['tables/', 'consents/', 'pages/', 'periods/', 'signing/'],
  },
  { name: 'marketing', folder: 'backend/marketing' },
  { name: 'shop-notices', folder: 'backend/shop-notices', door: ['base/', 'channels/telegram-api.ts'] },
  {
    name: 'listing',
    folder: 'backend/listing',
    door: [
      'base/',
      'columns/bits.ts',
      'columns/goods-snapshot.ts',
      'facets/base.ts',
      'facets/choose.ts',
      'language/words/audience.ts',
      'language/distance.ts',
      'language/letters.ts',
      'language/words/small-words.ts',
      'language/stem.ts',
      'words/head-word.ts',
    ],
  },
  {
    name: 'catalog',
    folder: 'backend/catalog',
    door: [
      'base/',
      'cached/cards.ts',
      'cached/listing-nodes.ts',
      'cached/products.ts',
      'outfits/piece.ts',
      'outfits/role-of.ts',
      'product/bought-together.ts',
      'schedule/',
    ],
  },
  { name: 'search', folder: 'backend/search' },
  { name: 'content', folder: 'backend/content' },
  { name: 'stores', folder: 'backend/stores' },
  { name: 'cart', folder: 'backend/cart', door: ['base/', 'queries/hold-cart.ts', 'queries/read-cart.ts'] },
  {
    name: 'delivery',
    folder: 'backend/delivery',
    door: ['base/', 'addresses/open-address-suggester.ts', 'carriers/open-delivery-provider.ts'],
  },
  { name: 'checkout', folder: 'backend/checkout', door: ['base/'] },
  {
    name: 'payments',
    folder: 'backend/payments',
    door: ['base/', 'queries/receipt-contact.ts', 'rules/', 'providers/open-payments.ts'],
  },
  { name: 'operators', folder: 'backend/operators', door: ['base/'] },
  {
    name: 'orders',
    folder: 'backend/orders',
    door: [
      'base/',
      'letters/order-letter.ts',
      'letters/order-letter-messages.ts',
      'letters/write-letter.ts',
      'marketing/order-event-message.ts',
      'marketing/order-event-messages.ts',
      'operator/',
      'paying/',
      'queries/add-step.ts',
      'queries/codes-of-order.ts',
      'drafts/erase-drafts.ts',
      'drafts/routes.ts',
      'finding/found-orders.ts',
      'finding/waiting-orders.ts',
      'queries/lock-order.ts',
      'queries/sold-out.ts',
      'queries/stock.ts',
      'reading/read-order.ts',
      'rules/kept-until.ts',
      'shipping/',
    ],
  },
  { name: 'refunds', folder: 'backend/refunds', door: ['base/', 'operator/', 'reading/read-refund.ts'] },
  {
    name: 'reviews',
    folder: 'backend/reviews',
    door: ['base/', 'operator/', 'photos/photo-path.ts', 'photos/serve-photos.ts', 'reading/read-mine.ts'],
  },
  { name: 'wishlist', folder: 'backend/wishlist', door: ['base/', 'price-drops/'] },
  { name: 'contact', folder: 'backend/contact', door: ['operator/'] },
  { name: 'newsletter', folder: 'backend/newsletter' },
  {
    name: 'identity',
    folder: 'backend/identity',
    door: [
      'base/',
      'auth/passwords/passwords.ts',
      'external/providers/open-external-providers.ts',
      'operator/',
    ],
  },
  { name: 'report', folder: 'backend/report' },
  { name: 'site', folder: 'backend/site' },
  {
    name: 'exchange',
    folder: 'backend/exchange',
    door: [
      'base/',
      'changes/goods-state.ts',
      'commerceml/',
      'commerceml/catalog/exchange-reports.ts',
      'content/',
      'delivery/',
      'places/',
      'goods-table/change-goods.ts',
      'goods-table/columns.ts',
      'schedule/feed-job.ts',
      'store-table/import-stores.ts',
      'table/',
      'undo/undo-import.ts',
      'yml/import-feed.ts',
      'yml/import-types.ts',
      'yml/feed/issue.ts',
      'yml/feed/issue-groups.ts',
      'yml/feed/russian.ts',
      'yml/mapping/propose-mapping.ts',
      'yml/mapping/read-mapping.ts',
      'yml/rows/upsert.ts',
      'yml/export/export-feed.ts',
      'yml/export/kept-feed.ts',
    ],
  },
  { name: 'doctor', folder: 'backend/doctor' },
  { name: 'desk', folder: 'backend/desk', door: ['base/'] },
  { name: 'app', folder: 'backend' },
  { name: 'cli', folder: 'backend/cli' },
  {
    name: 'demo',
    folder: 'demo',
    // Used by tools that make the pictures of the demo shop.
    door: ['cloths/', 'garments/', 'goods/goods.ts', 'pictures/', 'scenes/', 'seed/catalog.ts'],
  },
  { name: 'garments', folder: 'garments' },
];

/** The room that contains a file. Undefined if no room does. */
export function roomOf(file: string): Room | undefined {
  if (/^backend\/[^/]+$/.test(file)) return rooms.find(({ name }) => name === 'app');
  return rooms.find(({ name, folder }) => name !== 'app' && file.startsWith(`${folder}/`));
}

/** Whether other rooms may import this file. */
function isDoor({ folder, door = [] }: Room, file: string): boolean {
  const inside = file.slice(folder.length + 1);
  return (
    !inside.includes('/') ||
    door.some((each) =>
      each.endsWith('/') ? inside.slice(0, inside.lastIndexOf('/') + 1) === each : inside === each,
    )
  );
}

/**
 * Explains why the map of the backend forbids an import. Undefined if the import is allowed. Tests may import
 * anything.
 */
export function backendObjection({ from, to }: Arrow): string | undefined {
  if (isOfTests(from)) return undefined;
  if (isOfTests(to)) return 'Production code must not import test support.';
  const [one, other] = [roomOf(from), roomOf(to)];
  if (one === undefined) return 'The file is in no room of the map.';
  if (other === undefined || one === other) return undefined;
  if (rooms.indexOf(other) > rooms.indexOf(one))
    return `${one.name} is below ${other.name} and must not import it.`;
  return isDoor(other, to) ? undefined : `${other.name} may be imported only through its entry files.`;
}
