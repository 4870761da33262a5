// Reports files, exports and types that nothing uses, or that only tests and the gallery use.
import { unused } from './commands.ts';

const { passed } = await unused();
process.exit(passed ? 0 : 1);
