export { Field, type FieldControlProps, type FieldProps, type FieldWords } from './field.tsx';
