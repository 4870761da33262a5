import { createFileRoute } from '@tanstack/react-router';
import { elementOf } from '../element-of.js';
import tree from '../tree.json';

export const Route = createFileRoute('/$')({ component: () => elementOf(tree) });
