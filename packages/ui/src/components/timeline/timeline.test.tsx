import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import '../../styles.css.ts';
import { mount } from '../../testing/mounted.tsx';
import { Timeline } from './timeline.tsx';

const steps = [
  { label: 'Новый', state: 'done', note: '18:42' },
  { label: 'В работе', state: 'done' },
  { label: 'Передан специалистам ресторана', state: 'current' },
  { label: 'Доставляется', state: 'ahead' },
  { label: 'Выполнен', state: 'ahead', note: 'к 20:30' },
  { label: 'Отменен', state: 'failed', note: '18:50 · закончился судак' },
] as const;

afterEach(() => page.viewport(1280, 720));

test.each([640, 768, 1024, 1440])(
  'every label begins where its dot does at %d px',
  async (width) => {
    await page.viewport(width, 900);
    for (const direction of ['row', 'dots'] as const) {
      for (let count = 2; count <= steps.length; count += 1) {
        const place = mount(<Timeline direction={direction} steps={steps.slice(-count)} />);
        for (const step of place.querySelectorAll('li')) {
          const [mark, text] = [...step.children].map((child) => child.getBoundingClientRect());
          expect(
            Math.abs((mark?.left ?? 0) - (text?.left ?? 9)),
            `${count} ${direction}`,
          ).toBeLessThan(1);
          expect(text?.right ?? 0, `${count} ${direction}`).toBeLessThanOrEqual(
            place.getBoundingClientRect().right,
          );
        }
      }
    }
  },
);
