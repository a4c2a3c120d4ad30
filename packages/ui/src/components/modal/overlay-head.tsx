import { X } from 'lucide-react';
import type { ComponentType, ReactElement, ReactNode, Ref } from 'react';
import { useUiTexts } from '../../texts/index.ts';
import { joinClasses } from '../../theme/join-classes.ts';
import { IconButton } from '../icon-button/index.ts';
import * as overlay from './overlay.css.ts';

/** Marks the heads of open windows: nothing is laid over them. */
export const headAttribute = 'data-overlay-head';

/** The parts of a window or a drawer that name it and close it. */
interface OverlayParts {
  readonly Title: ComponentType<{ className?: string; children?: ReactNode }>;
  readonly Description: ComponentType<{ className?: string; children?: ReactNode }>;
  readonly Close: ComponentType<{ disabled?: boolean; render?: ReactElement }>;
}

interface OverlayHeadProps {
  parts: OverlayParts;
  title: ReactNode;
  description: ReactNode;
  closeLabel: string | undefined;
  busy?: boolean;
  className?: string;
  ref: Ref<HTMLDivElement>;
}

/** What a window or a drawer is about, and the way out of it. */
export function OverlayHead({
  parts: { Title, Description, Close },
  title,
  description,
  closeLabel,
  busy = false,
  className,
  ref,
}: OverlayHeadProps) {
  const texts = useUiTexts();
  return (
    <div ref={ref} {...{ [headAttribute]: '' }} className={joinClasses(overlay.head, className)}>
      <div>
        <Title className={overlay.title}>{title}</Title>
        {description && <Description className={overlay.description}>{description}</Description>}
      </div>
      <Close
        disabled={busy}
        render={
          <IconButton label={closeLabel ?? texts.close}>
            <X size="1em" aria-hidden="true" />
          </IconButton>
        }
      />
    </div>
  );
}
