export { default } from '../domain/tsup.config.ts';
