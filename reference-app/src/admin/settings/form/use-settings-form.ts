import { InvalidError } from '@portal/client';
import type { PortalSettings, PortalSettingsChange } from '@portal/domain/portal';
import { useToaster } from '@portal/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useErrorToast } from '../../../shared/errors/error-toast.ts';
import { portalSettingKey } from '../../../shared/portal-setting/portal-setting-query.ts';
import { useTexts } from '../../../shared/texts/texts-provider.tsx';
import { staffPortal } from '../../staff-portal.ts';
import { settingsKey } from '../settings-queries.ts';
import { settingsErrors, type SettingsError } from './settings-errors.ts';
import { useUnsaved } from './unsaved-settings.ts';
import { useUnsavedChangesWarning } from './use-unsaved-changes-warning.ts';

/** Which settings a form is about, and how they are written down in it. */
export interface SettingsPlan<Draft> {
  /** Tells the form from others. */
  readonly id: string;
  readonly keys: readonly (keyof PortalSettings)[];
  readonly draftOf: (settings: PortalSettings) => Draft;
  /** The settings as they are written; they may make no sense. */
  readonly valuesOf: (draft: Draft) => Partial<Record<keyof PortalSettings, unknown>>;
}

interface Saving<Draft> {
  readonly changes: PortalSettingsChange;
  /** What they are believed to be now. */
  readonly was: PortalSettingsChange;
  readonly draft: Draft;
}

const noErrors: readonly SettingsError[] = [];
const attributes = 'data.attributes.';

/** Holds what is written in a form of settings, and saves it. */
export function useSettingsForm<Draft>(plan: SettingsPlan<Draft>, settings: PortalSettings) {
  const { t } = useTexts();
  const toaster = useToaster();
  const showError = useErrorToast();
  const client = useQueryClient();
  const { unsaved, storeUnsaved, settle } = useUnsaved<Draft>(plan.id);
  const [errors, setErrors] = useState(noErrors);
  const seen = unsaved?.seen ?? settings;
  const draft = unsaved?.draft ?? plan.draftOf(settings);
  const isChanged = unsaved !== null && !isSame(draft, plan.draftOf(seen));
  useUnsavedChangesWarning(isChanged);

  const saving = useMutation({
    mutationFn: ({ changes, was }: Saving<Draft>) =>
      staffPortal.settings.update({ attributes: changes, was }),
    async onSuccess(outcome, { draft: saved }) {
      // Also where somebody else was faster: what they wrote is shown then.
      await client.invalidateQueries({ queryKey: settingsKey });
      if (!outcome.ok) return;
      client.setQueryData(portalSettingKey, outcome.value.status);
      settle(saved, client.getQueryData<PortalSettings>(settingsKey) ?? settings);
      toaster.show({ title: t('settings.saved') });
    },
    onError(error) {
      if (error instanceof InvalidError && error.details.length > 0) {
        setErrors(
          error.details.map(({ path, message }) => ({
            path: path.replace(attributes, ''),
            message,
          })),
        );
        return;
      }
      showError(error, t('settings.saveFailed'));
    },
  });

  function save(was: PortalSettings): void {
    if (saving.isPending) return;
    const values = plan.valuesOf(draft);
    const found = settingsErrors(values, t);
    setErrors(found);
    if (found.length > 0) return;
    const changes = values as PortalSettingsChange;
    saving.mutate({ changes, was: pick(was, plan.keys), draft });
  }

  return {
    draft,
    isChanged,
    /** Somebody else has changed what is written here. */
    isOutdated: isChanged && !isSame(pick(seen, plan.keys), pick(settings, plan.keys)),
    isSaving: saving.isPending,
    errors,
    edit(change: Partial<Draft>) {
      storeUnsaved({ seen, draft: { ...draft, ...change } });
      setErrors(noErrors);
    },
    discard() {
      storeUnsaved(null);
      setErrors(noErrors);
    },
    save: () => save(seen),
    /** Saves also over what somebody else has changed. */
    saveOver: () => save(settings),
  };
}

function pick(settings: PortalSettings, keys: readonly (keyof PortalSettings)[]) {
  return Object.fromEntries(keys.map((key) => [key, settings[key]])) as PortalSettingsChange;
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
