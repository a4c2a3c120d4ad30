export { Photograph, type PhotographProps } from './photograph.tsx';
