// Names files, exports and types that nothing reaches, or only tests and the gallery.
import { unused } from './commands.ts';

const { passed } = await unused();
process.exit(passed ? 0 : 1);
