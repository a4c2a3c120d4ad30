export { Landscape, type LandscapeProps } from './landscape.tsx';
export { ProductPicture, type ProductMotif, type ProductPictureProps } from './product-picture.tsx';
export { Sprig } from './sprig.tsx';
