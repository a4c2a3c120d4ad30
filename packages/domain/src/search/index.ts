export { foldText, hasWords, searchWords } from './search.ts';
