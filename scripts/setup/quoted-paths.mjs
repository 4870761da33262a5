// Preloaded if the path of the clone contains an apostrophe: the router's plugin writes paths into code
// between apostrophes, so without this change no page could be built in such a folder.
import module from 'node:module';

const COMPILER = '/@tanstack/router-plugin/dist/esm/core/code-splitter/compilers.js';

module.registerHooks?.({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    if (!url.endsWith(COMPILER)) return loaded;
    return { ...loaded, source: quotePaths(String(loaded.source)) };
  },
});

/** The compiler with its paths written as literals. */
export function quotePaths(source) {
  return source.replaceAll(`import('\${splitUrl}')`, `import(\${JSON.stringify(splitUrl)})`);
}
