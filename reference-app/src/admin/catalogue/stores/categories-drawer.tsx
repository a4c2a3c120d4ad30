import { catalogueLimits } from '@portal/domain/catalogue';
import { oneLine } from '@portal/domain/contract';
import { Button, Drawer, EmptyState, IconButton, TextField } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { Pencil, Store, Tags, Trash2 } from 'lucide-react';
import { useState, type SyntheticEvent } from 'react';
import { useTexts } from '../../../shared/texts/texts-provider.tsx';
import { staffPortal } from '../../staff-portal.ts';
import { categoriesQuery, type AdminCategory } from '../catalogue-queries.ts';
import * as styles from '../catalogue.css.ts';
import { QueryState } from '../../../shared/loading/query-state.tsx';
import { useCatalogueMutation } from '../use-catalogue-mutation.ts';

/** The categories that stores belong to. */
export function CategoriesDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTexts();
  const query = useQuery(categoriesQuery);
  const { data } = query;
  const [typed, setTyped] = useState('');
  const [renamedId, setRenamedId] = useState<number | null>(null);
  const { mutate, isPending: isSaving } = useCatalogueMutation();

  const name = oneLine(typed);

  function add(event: SyntheticEvent): void {
    event.preventDefault();
    if (name === '' || isSaving) return;
    mutate({
      run: () => staffPortal.storeCategories.create({ storeCategory: { name } }),
      onDone: () => setTyped(''),
    });
  }

  return (
    <Drawer
      open
      onClose={onClose}
      title={t('admin.category.title')}
      hasUnsaved={name !== '' && !isSaving}
    >
      <div className={styles.fields}>
        <form className={styles.addCategory} onSubmit={add}>
          <TextField
            className={styles.grow}
            label={t('admin.category.new')}
            maxLength={catalogueLimits.categoryName}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <Button type="submit" busy={isSaving} disabled={name === ''}>
            {t('admin.category.add')}
          </Button>
        </form>
        {data && data.length > 0 && (
          <ul className={styles.categories}>
            {data.map((category) => (
              <li key={category.id}>
                {category.id === renamedId ? (
                  <Renaming category={category} onClose={() => setRenamedId(null)} />
                ) : (
                  <Category category={category} onRename={() => setRenamedId(category.id)} />
                )}
              </li>
            ))}
          </ul>
        )}
        {data?.length === 0 && (
          <EmptyState
            title={t('admin.category.empty')}
            icon={<Tags size="1em" strokeWidth={1.25} />}
          />
        )}
        <QueryState
          title={t('admin.catalogue.loadFailed')}
          icon={<Store size="1em" strokeWidth={1.25} />}
          query={query}
        />
      </div>
    </Drawer>
  );
}

function Category({ category, onRename }: { category: AdminCategory; onRename: () => void }) {
  const { t, count } = useTexts();
  const { mutate, isPending } = useCatalogueMutation();
  const { id, name, storeCount } = category;
  return (
    <div className={styles.category}>
      <span className={styles.lines}>
        <span>{name}</span>
        <span className={styles.muted}>
          {storeCount === 0
            ? t('admin.category.unused')
            : count('admin.category.stores', storeCount)}
        </span>
      </span>
      <span className={styles.actions}>
        <IconButton label={t('admin.category.rename', { name })} onClick={onRename}>
          <Pencil size="1em" aria-hidden="true" />
        </IconButton>
        {storeCount === 0 && (
          <IconButton
            label={t('admin.category.remove', { name })}
            aria-disabled={isPending}
            onClick={() => {
              if (!isPending) mutate({ run: () => staffPortal.storeCategories.delete({ id }) });
            }}
          >
            <Trash2 size="1em" aria-hidden="true" />
          </IconButton>
        )}
      </span>
    </div>
  );
}

function Renaming({ category, onClose }: { category: AdminCategory; onClose: () => void }) {
  const { t } = useTexts();
  const [typed, setTyped] = useState(category.name);
  const { mutate, isPending } = useCatalogueMutation();
  const name = oneLine(typed);
  return (
    <form
      className={styles.addCategory}
      onSubmit={(event) => {
        event.preventDefault();
        if (name === '' || isPending) return;
        mutate({
          run: () =>
            staffPortal.storeCategories.update({ storeCategory: { id: category.id, name } }),
          onDone: onClose,
        });
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      <TextField
        autoFocus
        className={styles.grow}
        label={t('admin.category.name')}
        maxLength={catalogueLimits.categoryName}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Button type="submit" busy={isPending} disabled={name === ''}>
        {t('admin.catalogue.save')}
      </Button>
    </form>
  );
}
