// Preloaded into every process of the project's commands. Node parses a package's package.json at each import, and
// drizzle-orm's has 180 kB: for 700 imports that is a quarter of a start's CPU time.
import module from 'node:module';

const PACKAGE = 'drizzle-orm';
const INSIDE = `/node_modules/${PACKAGE}/`;
/** Cache by specifier, since the package is installed only once. */
const found = new Map();

// The machine's Node, which runs the installation, may be too old to have module hooks.
module.registerHooks?.({
  resolve(specifier, context, nextResolve) {
    if (!context.conditions.includes('import')) return nextResolve(specifier, context);
    const { parentURL = '' } = context;
    // drizzle-orm's modules import one another by relative path.
    if (specifier.startsWith('.') && parentURL.includes(INSIDE))
      return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true };
    if (specifier !== PACKAGE && !specifier.startsWith(`${PACKAGE}/`)) return nextResolve(specifier, context);
    const known = found.get(specifier) ?? nextResolve(specifier, context);
    found.set(specifier, known);
    return { ...known, shortCircuit: true };
  },
});
