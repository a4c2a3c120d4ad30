import { ModalWindow, type ModalWindowProps } from './modal-window.tsx';
import { useUnsavedChangesGuard } from './use-unsaved-changes-guard.tsx';

export interface ModalProps extends Omit<ModalWindowProps, 'question'> {
  /**
   * Something was written in it that is not saved. Escape, a press beside it and the cross then ask
   * «Закрыть без сохранения?», and `onClose` is called only after a yes.
   */
  hasUnsaved?: boolean | undefined;
}

/**
 * A window over the page that has to be dealt with first. Focus stays in it and comes back; Escape
 * closes the top one only. For something to look at beside the page use a Drawer.
 */
export function Modal({ hasUnsaved = false, onClose, ...rest }: ModalProps) {
  const { leave, question } = useUnsavedChangesGuard(hasUnsaved && rest.open);
  return (
    <ModalWindow
      {...rest}
      question={question}
      onClose={(reason) => void leave(() => onClose(reason))}
    />
  );
}
