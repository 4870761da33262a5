// Loaded before every process of the project's commands. Node reads and parses the package.json of the package it
// resolves into at each import, and drizzle-orm's has 180 kB: at 700 imports that is a quarter of what a start computes.
import module from 'node:module';

const PACKAGE = 'drizzle-orm';
const INSIDE = `/node_modules/${PACKAGE}/`;
/** By specifier: the same from wherever it is imported, since it is installed once. */
const found = new Map();

// The machine's own Node, which installs, may be too old to have them.
module.registerHooks?.({
  resolve(specifier, context, nextResolve) {
    if (!context.conditions.includes('import')) return nextResolve(specifier, context);
    const { parentURL = '' } = context;
    // Its modules name one another by file.
    if (specifier.startsWith('.') && parentURL.includes(INSIDE))
      return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true };
    if (specifier !== PACKAGE && !specifier.startsWith(`${PACKAGE}/`)) return nextResolve(specifier, context);
    const known = found.get(specifier) ?? nextResolve(specifier, context);
    found.set(specifier, known);
    return { ...known, shortCircuit: true };
  },
});
