import { pictureUploadRules } from '@portal/domain/pictures';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fitPicture } from './fit-picture.ts';

const large = new Blob([new Uint8Array(pictureUploadRules.maxBytes + 1)], { type: 'image/jpeg' });
const maxSide = 2048;
const small = new Blob([new Uint8Array(10)], { type: 'image/png' });

afterEach(() => vi.unstubAllGlobals());

interface Sides {
  resizeWidth: number;
  resizeHeight: number;
}

/** A browser that paints, as far as sizes go. */
function paintPictures({ width, height }: { width: number; height: number }) {
  const painted: unknown[] = [];
  vi.stubGlobal(
    'Image',
    class {
      readonly naturalWidth = width;
      readonly naturalHeight = height;
      onload: () => void = () => undefined;
      set src(_: string) {
        queueMicrotask(() => this.onload());
      }
    },
  );
  vi.stubGlobal('createImageBitmap', async (_: Blob, { resizeWidth, resizeHeight }: Sides) => {
    painted.push({ read: [resizeWidth, resizeHeight] });
    return { close: () => undefined };
  });
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      getContext() {
        return {
          fillRect: () => undefined,
          drawImage: (_: unknown, ...place: number[]) => painted.push(place),
        };
      }
      convertToBlob = async ({ type }: { type: string }) => new Blob(['smaller'], { type });
    },
  );
  return painted;
}

describe('a picture', () => {
  it('is made smaller where it has too many bytes, in its own proportions', async () => {
    const painted = paintPictures({ width: 8000, height: 6000 });
    const fitted = await fitPicture(large, maxSide);
    expect([fitted.type, await fitted.text()]).toEqual(['image/jpeg', 'smaller']);
    expect(painted).toEqual([{ read: [2048, 1536] }, [0, 0, 2048, 1536]]);
  });

  it('is made smaller where it has too many pixels, however few its bytes', async () => {
    const painted = paintPictures({ width: 8192, height: 6144 });
    expect(await (await fitPicture(small, maxSide)).text()).toBe('smaller');
    expect(painted).toEqual([{ read: [2048, 1536] }, [0, 0, 2048, 1536]]);
  });

  it('is never made larger', async () => {
    const painted = paintPictures({ width: 1000, height: 500 });
    await fitPicture(large, maxSide);
    expect(painted).toEqual([{ read: [1000, 500] }, [0, 0, 1000, 500]]);
  });

  it('is sent as it is where it is small enough, or where nothing can be painted', async () => {
    expect(await fitPicture(large, maxSide)).toBe(large);
    const painted = paintPictures({ width: 8000, height: 6000 });
    expect(await fitPicture(small, maxSide)).toBe(small);
    expect(painted).toEqual([]);
  });

  it('is sent as it is where the browser cannot read it', async () => {
    paintPictures({ width: 1, height: 1 });
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('The source is broken.')));
    expect(await fitPicture(large, maxSide)).toBe(large);
    vi.stubGlobal(
      'Image',
      class {
        onerror: () => void = () => undefined;
        set src(_: string) {
          queueMicrotask(() => this.onerror());
        }
      },
    );
    expect(await fitPicture(small, maxSide)).toBe(small);
  });
});
