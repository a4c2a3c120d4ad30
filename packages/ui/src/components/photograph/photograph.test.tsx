import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import '../../styles.css.ts';
import { mount, redraw } from '../../testing/mounted.tsx';
import { ProductPicture } from '../illustration/index.ts';
import { ProductCard } from '../product-card/index.ts';
import { Photograph } from './photograph.tsx';

const lost = 'data:image/png;base64,bG9zdA==';
const pixel = 'data:image/gif;base64,R0lGODlhAQABAIAAAP///wAAACH5BAEAAAAALAAAAAABAAEAAAICRAEAOw==';
const drawing = () => page.getByTestId('drawing');
const photograph = () => document.querySelector('img');

function photographOf(src: string | null) {
  return <Photograph src={src} fallback={<ProductPicture seed="Уха" data-testid="drawing" />} />;
}

test('without an address there is the drawing alone', async () => {
  mount(photographOf(null));
  await expect.element(drawing()).toBeVisible();
  expect(photograph()).toBeNull();
});

test('a photograph that cannot be loaded gives way to the drawing, and another is tried', async () => {
  const place = mount(photographOf(lost));
  await expect.element(drawing()).toBeVisible();
  expect(photograph()).toBeNull();
  redraw(place, photographOf(pixel));
  await expect.element(drawing()).not.toBeInTheDocument();
  await expect.poll(() => photograph()?.naturalWidth).toBe(1);
});

test('a product whose photograph cannot be loaded is drawn', async () => {
  mount(<ProductCard name="Уха" priceKopecks={62000} imageUrl={lost} />);
  await expect.poll(() => document.querySelector('[data-component="ProductPicture"]')).toBeTruthy();
  expect(photograph()).toBeNull();
});
