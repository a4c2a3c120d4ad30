import { uploadCataloguePicture } from '@portal/domain/catalogue';
import { implement, type Route } from '../../../kernel/route.ts';
import type { PictureMaker } from '../../../pictures/make-picture.ts';
import type { CataloguePictureRepository } from './catalogue-picture-repository.ts';

/** The call that takes a picture for a store or a product. */
export function cataloguePictureRoutes(
  pictures: CataloguePictureRepository,
  makePicture: PictureMaker,
): Route[] {
  return [
    implement(uploadCataloguePicture, async ({ body, refuse }) => {
      const made = await makePicture(body);
      if ('refusal' in made) return refuse(made.refusal);
      return { status: 201, body: { picture: await pictures.save(made) } };
    }),
  ];
}
