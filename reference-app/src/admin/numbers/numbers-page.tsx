import type { Numbers, NumbersPeriod } from '@portal/domain';
import { Button, Card, EmptyState, PageHeader, Skeleton } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { ChartColumn } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { describeError } from '../../shared/errors/describe-error.ts';
import { useTexts } from '../../shared/texts/texts-provider.tsx';
import { useTitle } from '../../shared/title/use-title.ts';
import { useDeskClock } from '../banquets/desk-clock.ts';
import { page } from '../table-page/table-page.css.ts';
import { NumbersCharts } from './numbers-charts.tsx';
import * as styles from './numbers-page.css.ts';
import { readPeriod, writePeriod, type PeriodChoice } from './numbers-period.ts';
import { numbersQuery } from './numbers-queries.ts';
import { NumbersStats } from './numbers-stats.tsx';
import { NumbersTables } from './numbers-tables.tsx';
import { useNumbersWords } from './numbers-words.ts';
import { PeriodTools } from './period-tools.tsx';

/** What a period came to, beside as many days before it. */
export function NumbersPage() {
  const { t } = useTexts();
  const { today } = useDeskClock();
  const [params, setParams] = useSearchParams();
  const chosen = readPeriod(params, today);
  const read = useQuery({ ...numbersQuery(chosen.period), enabled: chosen.isPossible });
  useTitle(t('settings.section.numbers'));

  function show(choice: PeriodChoice, period: NumbersPeriod): void {
    setParams(writePeriod(choice, period), { replace: true });
  }

  return (
    <div className={page}>
      <PageHeader title={t('settings.section.numbers')} subtitle={t('numbers.lead')} />
      <PeriodTools chosen={chosen} onChange={show} />
      {read.data && (
        <NumbersOfPeriod
          numbers={read.data}
          isOld={read.isPlaceholderData}
          onShowMonth={() => show('month', chosen.period)}
        />
      )}
      {!read.data && read.isError && (
        <EmptyState
          title={t('numbers.failed')}
          message={describeError(read.error, t).message}
          icon={<ChartColumn size="1em" strokeWidth={1.25} />}
          actions={<Button onClick={() => void read.refetch()}>{t('portal.retry')}</Button>}
        />
      )}
      {read.isLoading && <NumbersOnTheirWay />}
    </div>
  );
}

interface NumbersOfPeriodProps {
  readonly numbers: Numbers;
  /** Still those of the period chosen before. */
  readonly isOld: boolean;
  readonly onShowMonth: () => void;
}

function NumbersOfPeriod({ numbers, isOld, onShowMonth }: NumbersOfPeriodProps) {
  const { t } = useTexts();
  const words = useNumbersWords();
  const { from, to, isCut } = numbers.previous;
  const days = { from: words.day(from), to: words.day(to) };
  const compared = from === to && isCut ? 'yesterday' : isCut ? 'cut' : 'whole';
  const { orders, ratings, tickets } = numbers.summary;
  const isEmpty = orders + ratings.count + tickets.opened + tickets.closed === 0;
  return (
    <div className={styles.numbers} aria-busy={isOld}>
      <p className={styles.compared}>{t(`numbers.compared.${compared}`, days)}</p>
      <NumbersStats numbers={numbers} />
      <p className={styles.compared}>{t('numbers.revenue.hint')}</p>
      {isEmpty ? (
        <EmptyState
          title={t('numbers.empty')}
          message={t('numbers.emptyHint')}
          icon={<ChartColumn size="1em" strokeWidth={1.25} />}
          actions={
            <Button variant="secondary" onClick={onShowMonth}>
              {t('numbers.showMonth')}
            </Button>
          }
        />
      ) : (
        <>
          <NumbersCharts numbers={numbers} />
          {/* Another period begins at its newest days again. */}
          <NumbersTables key={numbers.days[0]?.day} numbers={numbers} />
        </>
      )}
    </div>
  );
}

const placeholders = ['first', 'second', 'third', 'fourth'];

function NumbersOnTheirWay() {
  return (
    <div className={styles.stats} aria-busy="true">
      {placeholders.map((key) => (
        <Card key={key}>
          <Skeleton />
        </Card>
      ))}
    </div>
  );
}
