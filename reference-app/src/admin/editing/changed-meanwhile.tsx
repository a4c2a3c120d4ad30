import { Button } from '@portal/ui';
import { useTexts } from '../../shared/texts/texts-provider.tsx';
import * as styles from '../settings/form/settings-form.css.ts';

interface ChangedMeanwhileProps {
  isShown: boolean;
  isSaving: boolean;
  onTakeTheirs: () => void;
  onOverwrite: () => void;
}

/** Somebody else was faster: what they wrote, or what is written here. */
export function ChangedMeanwhile(props: ChangedMeanwhileProps) {
  const { t } = useTexts();
  return (
    <div role="alert">
      {props.isShown && (
        <div className={styles.conflict}>
          <p>{t('admin.catalogue.changedMeanwhile')}</p>
          <div className={styles.actions}>
            <Button variant="secondary" onClick={props.onTakeTheirs}>
              {t('admin.catalogue.takeTheirs')}
            </Button>
            <Button variant="secondary" busy={props.isSaving} onClick={props.onOverwrite}>
              {t('admin.catalogue.keepMine')}
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}
