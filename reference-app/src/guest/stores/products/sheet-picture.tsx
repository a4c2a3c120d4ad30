import { Photograph, ProductPicture, type ProductPictureProps } from '@portal/ui';
import { picture } from './sheet-picture.css.ts';

interface SheetPictureProps extends Pick<ProductPictureProps, 'motif'> {
  imageUrl: string | null | undefined;
  name: string;
}

/** The photograph at the head of a sheet, or a drawing where there is none. */
export function SheetPicture({ imageUrl, name, motif }: SheetPictureProps) {
  return (
    <Photograph
      src={imageUrl}
      className={picture}
      fallback={<ProductPicture seed={name} motif={motif} className={picture} />}
    />
  );
}
