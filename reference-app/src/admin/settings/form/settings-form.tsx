import type { PortalSettings } from '@portal/domain/portal';
import { Button, PageHeader } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { SlidersHorizontal } from 'lucide-react';
import { useEffect, useRef, type ChangeEvent, type ReactNode } from 'react';
import { useTexts } from '../../../shared/texts/texts-provider.tsx';
import { useTitle } from '../../../shared/use-title.ts';
import { settingsQuery } from '../settings-queries.ts';
import { QueryState } from '../../../shared/loading/query-state.tsx';
import * as styles from './settings-form.css.ts';
import { useSettingsForm, type SettingsPlan } from './use-settings-form.ts';

type TextOf<Draft> = {
  [Name in keyof Draft]: Draft[Name] extends string ? Name & string : never;
}[keyof Draft];

/** What the fields of a form work with. */
interface SettingsFields<Draft> {
  readonly draft: Draft;
  readonly edit: (change: Partial<Draft>) => void;
  /** What is wrong at a place of the settings, e.g. `delivery.minutes.shop`. */
  readonly errorAt: (path: string) => string | undefined;
  /** What a text field needs; `path` where the settings call the place otherwise. */
  readonly bind: (
    name: TextOf<Draft>,
    path?: string,
  ) => {
    name: string;
    value: string;
    error: string | undefined;
    onChange: (
      event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>,
    ) => void;
  };
}

interface SettingsFormProps<Draft> {
  plan: SettingsPlan<Draft>;
  title: string;
  lead: string;
  children: (fields: SettingsFields<Draft>) => ReactNode;
}

/** A page with a form about some of the settings. */
export function SettingsForm<Draft>(props: SettingsFormProps<Draft>) {
  const { t } = useTexts();
  const query = useQuery(settingsQuery);
  const { data } = query;
  useTitle(props.title);
  return (
    <div className={styles.page}>
      <PageHeader title={props.title} subtitle={props.lead} />
      {data && <FilledForm {...props} settings={data} />}
      <QueryState
        title={t('settings.loadFailed')}
        icon={<SlidersHorizontal size="1em" strokeWidth={1.25} />}
        query={query}
      />
    </div>
  );
}

function FilledForm<Draft>({
  plan,
  settings,
  children,
}: SettingsFormProps<Draft> & { settings: PortalSettings }) {
  const { t } = useTexts();
  const formRef = useRef<HTMLFormElement>(null);
  const form = useSettingsForm(plan, settings);
  const { draft, edit, errors } = form;
  const errorAt = (path: string) => errors.find((problem) => problem.path === path)?.message;

  useEffect(() => {
    if (errors.length > 0) formRef.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [errors]);

  return (
    <form
      ref={formRef}
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        form.save();
      }}
    >
      {children({
        draft,
        edit,
        errorAt,
        bind: (name, path = name) => ({
          name,
          value: String(draft[name]),
          error: errorAt(path),
          onChange: (event) => edit({ [name]: event.currentTarget.value } as Partial<Draft>),
        }),
      })}
      <div role="alert">
        {form.isOutdated && (
          <div className={styles.conflict}>
            <p>{t('settings.conflict')}</p>
            <div className={styles.actions}>
              <Button variant="secondary" onClick={form.discard}>
                {t('settings.conflict.takeTheirs')}
              </Button>
              <Button variant="secondary" onClick={form.saveOver} busy={form.isSaving}>
                {t('settings.conflict.keepMine')}
              </Button>
            </div>
          </div>
        )}
      </div>
      <div className={styles.foot}>
        <Button type="submit" busy={form.isSaving} disabled={!form.isChanged || form.isOutdated}>
          {t('settings.save')}
        </Button>
        {form.isChanged && (
          <Button variant="quiet" onClick={form.discard}>
            {t('settings.discard')}
          </Button>
        )}
        <p role="status" className={styles.unsaved}>
          {form.isChanged && t('settings.unsaved')}
        </p>
      </div>
    </form>
  );
}
