import { RadioGroup } from '@portal/ui';
import { usePortalSetting } from '../../shared/portal-setting/portal-setting-query.ts';
import { useTexts } from '../../shared/texts/texts-provider.tsx';
import { chooseCounter, counterChoices, useCounterChoice } from '../metrika/counter-consent.ts';

/** Where the choice about the counter is changed; nothing where there is no counter. */
export function CounterChoiceGroup() {
  const { t } = useTexts();
  const choice = useCounterChoice();
  const counterId = usePortalSetting()?.metrikaId ?? null;
  if (counterId === null) return null;
  return (
    <RadioGroup
      label={t('privacy.counter.title')}
      options={counterChoices.map((value) => ({ value, label: t(`privacy.counter.${value}`) }))}
      value={choice ?? 'declined'}
      onValueChange={chooseCounter}
    />
  );
}
