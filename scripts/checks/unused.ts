// Reports files, exports and types that are not used anywhere, or only by tests and the gallery.
import { unused } from './commands.ts';

const { passed } = await unused();
process.exit(passed ? 0 : 1);
