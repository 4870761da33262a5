// The entrance to the start (docs/start.md). src/client.tsx and src/server.ts import its halves, browser.tsx
// and server.ts.
export { mayScroll } from './early-scroll';
export { limitPreloads } from './preload-limit';
export { replayPresses } from './replay-presses';
export { removeSpeculationRules } from './speculation-rules';
export { StartScripts } from './start-scripts';
