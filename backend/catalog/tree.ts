import type { Breadcrumb } from '../../src/generated/model/breadcrumb.ts';
import type { Category } from '../../src/generated/model/category.ts';

/** A category with its id; `parentId` is null for a department. */
export type TreeNode = {
  id: string;
  parentId: string | null;
  path: string;
  name: string;
  kind: Category['kind'];
  ordinal: number;
};

/** A node with the number of models in its listing. */
export type CountedNode = TreeNode & { productCount: number };

function byMenuOrder(one: TreeNode, other: TreeNode): number {
  return one.ordinal - other.ordinal || (one.path < other.path ? -1 : 1);
}

/** The tree from top to bottom as a menu shows it: parents before children, brothers by their ordinal. */
export function inMenuOrder<N extends TreeNode>(nodes: readonly N[], parentId: string | null = null): N[] {
  return nodes
    .filter((node) => node.parentId === parentId)
    .sort(byMenuOrder)
    .flatMap((node) => [node, ...inMenuOrder(nodes, node.id)]);
}

/** The way from the department to a node, the node itself last. */
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

/** Listings inside a node, or those beside it (itself among them) when it has none inside. */
export function neighbours<N extends TreeNode>(nodes: readonly N[], node: N): N[] {
  const inside = nodes.filter(({ parentId }) => parentId === node.id);
  const beside = nodes.filter(({ parentId }) => parentId === node.parentId);
  return (inside.length > 0 ? inside : beside).sort(byMenuOrder);
}

export function toBreadcrumbs(way: readonly TreeNode[]): Breadcrumb[] {
  return way.map(({ name, path }) => ({ name, path }));
}

/** `nodes` is the whole tree: the parent's path is looked up in it. */
export function toCategory(nodes: readonly CountedNode[], node: CountedNode): Category {
  const parent = nodes.find(({ id }) => id === node.parentId);
  const { path, name, kind, productCount } = node;
  return { path, parentPath: parent?.path ?? null, name, kind, productCount };
}
