import { ticketPicturePreviewPath } from '@portal/domain/tickets';
import { IconButton } from '@portal/ui';
import { X } from 'lucide-react';
import { useTexts } from '../texts/texts-provider.tsx';
import type { Pictures, WaitingPicture } from './use-pictures.ts';
import * as styles from './waiting-pictures.css.ts';

/** Pictures that will go with the message. */
export function WaitingPictures({ pictures }: { pictures: Pictures }) {
  const { t } = useTexts();
  return (
    <ul className={styles.list}>
      {pictures.waiting.map((waiting) => (
        <li key={waiting.key} className={styles.item}>
          <Shown waiting={waiting} />
          <IconButton
            size="small"
            label={`${t('help.picture.remove')}: ${waiting.name}`}
            onClick={() => pictures.remove(waiting.key)}
          >
            <X size="1em" aria-hidden="true" />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}

function Shown({ waiting: { name, sent, picture, errorText } }: { waiting: WaitingPicture }) {
  const { t } = useTexts();
  if (picture) {
    return <img src={ticketPicturePreviewPath(picture.id)} alt={name} className={styles.image} />;
  }
  return (
    <span
      role={errorText ? 'alert' : 'status'}
      data-failed={errorText !== null}
      className={styles.status}
    >
      {errorText ?? t('help.picture.uploading', { percent: Math.round(sent * 100) })}
    </span>
  );
}
