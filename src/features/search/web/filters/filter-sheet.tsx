// The filters of a phone: the whole window, the number of voyages always in view.
import { useFormat } from '#platform/web/format.ts';
import { useMessages } from '#platform/web/i18n.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { useResults } from '../results-context.tsx';
import { PriceModeSwitch, SortSelect } from '../results/result-tools.tsx';
import { screenTexts } from '../screen-texts.ts';
import { FilterForm } from './filter-form.tsx';

export default function FilterSheet({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const t = useMessages(screenTexts);
  const format = useFormat();
  const { answer } = useResults();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t.filters}
      kind="full"
      footer={
        <Button variant="primary" className="num" onClick={onClose}>
          {answer.total === 0 ? t.showNone : t.show(format.number(answer.total), answer.total === 1)}
        </Button>
      }
    >
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <SortSelect id="sheet-sort" />
        <PriceModeSwitch />
      </div>
      <FilterForm idPrefix="sheet" replace />
    </Dialog>
  );
}
