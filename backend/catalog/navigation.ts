import type { Navigation, NavigationFeature } from '#contract/client/client.schemas.ts';
import { loadDeliveryPromise } from '../domain/delivery-promise.ts';
import { loadPagesAbout } from '../domain/pages/pages-about.ts';
import { offeredPayments } from '../domain/payment-provider.ts';
import { isOpen } from '../domain/periods/campaign-days.ts';
import { inMenuOrder, toCategory } from '../domain/tree.ts';
import { loadWaysToPay } from '../domain/ways-to-pay.ts';
import type { CatalogDeps } from './base/deps.ts';
import { cachedNodes, type ListingNode, leadsToClosedCampaign } from './cached/listing-nodes.ts';

/** The menu of the shop, with the campaign links and pictures of its departments. */
export async function getNavigation(
  parts: Pick<CatalogDeps, 'db' | 'goods' | 'payments' | 'sellerDetails'>,
  now: Date,
): Promise<Navigation> {
  const { goods } = parts;
  const nodes = await cachedNodes(parts);
  const promise = await goods.cached('delivery-promise', () => loadDeliveryPromise(parts.db));
  const ways = await goods.cached('ways-to-pay', () => loadWaysToPay(parts.db));
  const menu = inMenuOrder(nodes.filter((node) => node.isInMenu && isOpen(node, now)));
  const finder = await goods.finder();
  const counts = finder.count(menu, now);
  return {
    categories: menu.map((node) => toCategory(nodes, node, counts)),
    features: menu.flatMap((node) => featureOf(nodes, node, now)),
    pages: await goods.cached('pages-about', () => loadPagesAbout(parts.db, parts.sellerDetails)),
    freeDeliveryFrom: promise.freeFrom,
    deliveryMethods: promise.methods,
    payments: offeredPayments(parts.payments, ways, 0),
  };
}

/**
 * The featured part of a department's menu (links and a picture), without links and pictures that lead to
 * closed campaigns. An array of one; empty if nothing is left.
 */
function featureOf(
  nodes: readonly ListingNode[],
  { path, feature }: ListingNode,
  now: Date,
): NavigationFeature[] {
  if (!feature) return [];
  const isReachable = (target: { path: string }) => !leadsToClosedCampaign(nodes, target.path, now);
  const links = feature.links.filter(isReachable);
  const pictures = feature.pictures.filter(isReachable);
  return links.length + pictures.length > 0 ? [{ path, links, pictures }] : [];
}
