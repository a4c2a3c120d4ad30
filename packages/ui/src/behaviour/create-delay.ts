/** One thing to be done a little later, unless another one or none is wanted by then. */
export interface Delay {
  after: (milliseconds: number, action: () => void) => void;
  cancel: () => void;
}

export function createDelay(): Delay {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    after(milliseconds, action) {
      clearTimeout(timer);
      timer = setTimeout(action, milliseconds);
    },
    cancel: () => clearTimeout(timer),
  };
}
