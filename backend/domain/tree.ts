import type { Breadcrumb, Category } from '#contract/client/client.schemas.ts';

/**
 * A listing in the tree of listings. `parentId` is null for departments, and for listings outside all
 * departments.
 */
export type TreeNode = {
  id: string;
  parentId: string | null;
  path: string;
  name: string;
  kind: Category['kind'];
  ordinal: number;
  isInMenu: boolean;
};

function byMenuOrder(one: TreeNode, other: TreeNode): number {
  return one.ordinal - other.ordinal || (one.path < other.path ? -1 : 1);
}

/** Sorts the listings as the menu does: parents before their children, siblings by their ordinal. */
export function inMenuOrder<N extends TreeNode>(nodes: readonly N[], parentId: string | null = null): N[] {
  return nodes
    .filter((node) => node.parentId === parentId)
    .sort(byMenuOrder)
    .flatMap((node) => [node, ...inMenuOrder(nodes, node.id)]);
}

/** The nodes from the department down to the given node, both included. */
export function wayTo<N extends TreeNode>(nodes: readonly N[], node: N): N[] {
  const way = [node];
  for (let parentId = node.parentId; parentId !== null; ) {
    const parent = nodes.find(({ id }) => id === parentId);
    if (!parent) break;
    way.unshift(parent);
    parentId = parent.parentId;
  }
  return way;
}

/** Whether a listing is a collection or a promotion. Collections and promotions have no siblings. */
const isCampaign = ({ kind }: TreeNode) => kind === 'collection' || kind === 'promotion';

/**
 * The listings that a listing's page links to: its children or, if it has none, its siblings and itself.
 * Collections and promotions have no siblings. Listings in the menu and listings outside the menu are not
 * siblings of each other.
 */
export function neighbours<N extends TreeNode>(nodes: readonly N[], node: N): N[] {
  const inside = nodes.filter(({ parentId }) => parentId === node.id);
  if (inside.length > 0) return inside.sort(byMenuOrder);
  if (isCampaign(node)) return [];
  return nodes
    .filter(
      (other) => other.parentId === node.parentId && other.isInMenu === node.isInMenu && !isCampaign(other),
    )
    .sort(byMenuOrder);
}

export function toBreadcrumbs(way: readonly TreeNode[]): Breadcrumb[] {
  return way.map(({ name, path }) => ({ name, path }));
}

/**
 * Converts a node to the contract's type. `nodes` must be the whole tree, because the parent's path is looked
 * up in it; `counts` has the number of models by category id.
 */
export function toCategory(
  nodes: readonly TreeNode[],
  { path, name, kind, id, parentId }: TreeNode,
  counts: ReadonlyMap<string, number>,
): Category {
  const parent = nodes.find((other) => other.id === parentId);
  return { path, parentPath: parent?.path ?? null, name, kind, productCount: counts.get(id) ?? 0 };
}
