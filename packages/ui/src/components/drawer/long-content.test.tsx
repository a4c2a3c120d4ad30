import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../styles.css.ts';
import { mount } from '../../testing/mounted.tsx';
import { BottomSheet } from './index.ts';

test('what does not fit into a sheet is scrolled by the keyboard', async () => {
  await page.viewport(390, 500);
  mount(
    <BottomSheet open onClose={() => undefined} title="Мёд луговой">
      <p data-testid="content" style={{ blockSize: '80rem' }}>
        Клевер, донник, кипрей
      </p>
    </BottomSheet>,
  );
  const content = () => page.getByTestId('content').element() as HTMLElement;
  const scrolled = () => content().parentElement as HTMLElement;
  await expect.poll(() => scrolled().tabIndex).toBe(0);
  scrolled().focus();
  await userEvent.keyboard('{End}');
  await expect.poll(() => scrolled().scrollTop).toBeGreaterThan(0);

  content().style.blockSize = '2rem';
  await expect.poll(() => scrolled().hasAttribute('tabindex')).toBe(false);
});
