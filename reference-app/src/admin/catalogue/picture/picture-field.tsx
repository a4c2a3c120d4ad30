import { cataloguePreviewUrl } from '@portal/domain/catalogue';
import { pictureUploadRules } from '@portal/domain/pictures';
import { Button } from '@portal/ui';
import { ImagePlus, Trash2 } from 'lucide-react';
import { useId, useRef, useState, type DragEvent } from 'react';
import { useTexts } from '../../../shared/texts/texts-provider.tsx';
import * as styles from './picture-field.css.ts';
import type { PictureUpload } from './use-picture-upload.ts';

interface PictureFieldProps {
  /** @defaultValue «Картинка» */
  label?: string;
  url: string | null;
  /** What guests see while there is none. @defaultValue a drawing */
  none?: string;
  /** Of what guests see whole, nothing is cut off. */
  isWhole?: boolean;
  picture: PictureUpload;
  onRemove: () => void;
}

/** A picture to be chosen, or dropped here. */
export function PictureField({
  label,
  url,
  none,
  isWhole = false,
  picture,
  onRemove,
}: PictureFieldProps) {
  const { t } = useTexts();
  const labelId = useId();
  const fileRef = useRef<HTMLInputElement>(null);
  const [isAbove, setAbove] = useState(false);
  const { sent, errorText, upload } = picture;

  function drop(event: DragEvent): void {
    event.preventDefault();
    setAbove(false);
    const [file] = event.dataTransfer.files;
    if (file) upload(file);
  }

  return (
    <div
      role="group"
      aria-labelledby={labelId}
      className={styles.field}
      data-above={isAbove || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setAbove(true);
      }}
      onDragLeave={() => setAbove(false)}
      onDrop={drop}
    >
      {url === null ? (
        <span className={styles.none}>
          <ImagePlus size="1.75rem" strokeWidth={1.25} aria-hidden="true" />
        </span>
      ) : (
        <img
          src={cataloguePreviewUrl(url)}
          alt=""
          data-whole={isWhole || undefined}
          className={styles.image}
        />
      )}
      <div className={styles.textBlock}>
        <p id={labelId} className={styles.label}>
          {label ?? t('admin.picture.label')}
        </p>
        {/* A button opens it, so that it needs no place of its own. */}
        <input
          ref={fileRef}
          type="file"
          accept={pictureUploadRules.mediaTypes.join()}
          hidden
          onChange={(event) => {
            const [file] = event.currentTarget.files ?? [];
            if (file) upload(file);
            event.currentTarget.value = '';
          }}
        />
        <div className={styles.buttons}>
          <Button
            type="button"
            size="small"
            variant="secondary"
            busy={sent !== null}
            onClick={() => fileRef.current?.click()}
          >
            {t(url === null ? 'admin.picture.choose' : 'admin.picture.replace')}
          </Button>
          {url !== null && (
            <Button
              type="button"
              size="small"
              variant="quiet"
              icon={<Trash2 size="1em" aria-hidden="true" />}
              onClick={onRemove}
            >
              {t('admin.picture.remove')}
            </Button>
          )}
        </div>
        <p className={styles.hint}>{t('admin.picture.drop')}</p>
        <p role="status" className={styles.hint}>
          {sent === null
            ? url === null && (none ?? t('admin.picture.none'))
            : t('admin.picture.uploading', { percent: Math.round(sent * 100) })}
        </p>
        {sent !== null && <progress value={sent} max={1} aria-hidden className={styles.progress} />}
        <p role="alert" className={styles.error}>
          {errorText}
        </p>
      </div>
    </div>
  );
}
