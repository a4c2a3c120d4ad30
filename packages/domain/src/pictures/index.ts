export { pictureUploadRules } from './picture-rules.ts';
