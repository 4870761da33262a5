// The public part of lib/start (docs/start.md). Only src/client.tsx and src/server.ts import its two halves,
// browser.tsx and server.ts.
export { mayScroll } from './early-scroll';
export { limitPreloads } from './preload-limit';
export { replayPresses } from './replay-presses';
export { removeSpeculationRules } from './speculation-rules';
export { StartScripts } from './start-scripts';
