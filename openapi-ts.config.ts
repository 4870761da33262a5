export { heyApi as default } from './codegen.config.ts';
