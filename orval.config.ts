export { orval as default } from './codegen.config.ts';
