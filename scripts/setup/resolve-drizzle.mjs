// Makes imports of drizzle-orm faster; preloaded into every process of the project's commands. At each import
// Node parses the package.json of the package, which has 180 kB for drizzle-orm: for 700 imports this is a
// quarter of the CPU time of a start.
import module from 'node:module';

const PACKAGE = 'drizzle-orm';
const INSIDE = `/node_modules/${PACKAGE}/`;
/** Resolved imports by specifier. The specifier is enough, because the package is installed only once. */
const found = new Map();

// Does nothing if Node has no module hooks: the machine's Node, which runs the installation, may be too old.
module.registerHooks?.({
  resolve(specifier, context, nextResolve) {
    if (!context.conditions.includes('import')) return nextResolve(specifier, context);
    const { parentURL = '' } = context;
    // Modules of drizzle-orm import one another by relative paths.
    if (specifier.startsWith('.') && parentURL.includes(INSIDE))
      return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true };
    if (specifier !== PACKAGE && !specifier.startsWith(`${PACKAGE}/`)) return nextResolve(specifier, context);
    const known = found.get(specifier) ?? nextResolve(specifier, context);
    found.set(specifier, known);
    return { ...known, shortCircuit: true };
  },
});
