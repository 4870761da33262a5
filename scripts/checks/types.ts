// Checks the types of the project, and those of the desk, whose router has a route tree of its own.
import { types } from './commands.ts';

const { passed } = await types();
process.exit(passed ? 0 : 1);
