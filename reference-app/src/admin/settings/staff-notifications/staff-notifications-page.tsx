import { staffChatTopics, type StaffChatTopic } from '@portal/domain/staff-notifications';
import { Checkbox, TextField } from '@portal/ui';
import { useTexts } from '../../../shared/texts/texts-provider.tsx';
import { countOf } from '../form/count-of.ts';
import * as styles from '../form/settings-form.css.ts';
import { SettingsForm } from '../form/settings-form.tsx';
import type { SettingsPlan } from '../form/use-settings-form.ts';
import { TryTopic } from './try-topic.tsx';

const switched = ['delivery', 'support', 'rating'] as const;
const topics: readonly StaffChatTopic[] = [...switched, 'code'];

type StaffNotificationsDraft = Record<StaffChatTopic, string> & {
  readonly isOn: Readonly<Record<(typeof switched)[number], boolean>>;
};

const plan: SettingsPlan<StaffNotificationsDraft> = {
  id: 'notices',
  keys: ['staffThreads', 'staffNotices'],
  draftOf: ({ staffThreads: { rating, delivery, support, code }, staffNotices }) => ({
    rating: String(rating),
    delivery: String(delivery),
    support: String(support),
    code: String(code),
    isOn: staffNotices,
  }),
  valuesOf: ({ rating, delivery, support, code, isOn }) => ({
    staffThreads: {
      rating: countOf(rating),
      delivery: countOf(delivery),
      support: countOf(support),
      code: countOf(code),
    },
    staffNotices: isOn,
  }),
};

function isSwitched(topic: StaffChatTopic): topic is (typeof switched)[number] {
  return topic !== 'code';
}

/** Of what the chat of staff is told, and in which of its topics. */
export function StaffNotificationsPage() {
  const { t } = useTexts();
  return (
    <SettingsForm
      plan={plan}
      title={t('settings.section.notices')}
      lead={t('settings.staffNotifications.lead')}
    >
      {({ draft, edit, bind }) =>
        topics.map((topic) => (
          <fieldset key={topic} className={styles.group}>
            <legend className={styles.groupName}>
              {t(`settings.staffNotifications.${topic}`)}
            </legend>
            <p className={styles.hint}>
              {`${t(`settings.staffNotifications.${topic}.hint`)} ${staffChatTopics[topic].header}`}
            </p>
            {isSwitched(topic) && (
              <Checkbox
                label={t('settings.staffNotifications.tell')}
                checked={draft.isOn[topic]}
                onChange={({ currentTarget: { checked } }) =>
                  edit({ isOn: { ...draft.isOn, [topic]: checked } })
                }
              />
            )}
            <TextField
              inputMode="numeric"
              required
              label={t('settings.staffNotifications.thread')}
              hint={t('settings.staffNotifications.threadHint', {
                n: staffChatTopics[topic].threadId,
              })}
              {...bind(topic, `staffThreads.${topic}`)}
            />
            <TryTopic threadId={countOf(draft[topic])} />
          </fieldset>
        ))
      }
    </SettingsForm>
  );
}
