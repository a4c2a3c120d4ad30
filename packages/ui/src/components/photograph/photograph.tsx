import { useState, type ComponentProps, type ReactNode } from 'react';

export interface PhotographProps extends Omit<ComponentProps<'img'>, 'src' | 'alt' | 'children'> {
  src: string | null | undefined;
  /** What stands there without a photograph, or when it cannot be loaded. */
  fallback: ReactNode;
}

/** A photograph beside the name of what it shows, or what is drawn instead. */
export function Photograph({ src, fallback, onError, ...rest }: PhotographProps) {
  const [lost, setLost] = useState<string>();
  if (!src || src === lost) return fallback;
  return (
    <img
      data-component="Photograph"
      src={src}
      alt=""
      onError={(event) => {
        setLost(src);
        onError?.(event);
      }}
      {...rest}
    />
  );
}
