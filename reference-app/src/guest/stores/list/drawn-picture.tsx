import { ProductPicture } from '@portal/ui';

/** What stands in for the photograph of a store. */
export function DrawnPicture(props: { seed: string; className: string }) {
  return <ProductPicture {...props} />;
}
