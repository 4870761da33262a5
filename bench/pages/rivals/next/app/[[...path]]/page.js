import { elementOf } from '../../element-of.js';
import tree from '../../tree.json';

export const dynamic = 'force-dynamic';

export default function Page() {
  return elementOf(tree);
}
