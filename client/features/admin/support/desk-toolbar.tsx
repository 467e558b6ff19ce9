import { Choice } from '../choice.tsx';
import { SearchBox } from '../search-box.tsx';
import type { DeskView } from './desk-view.ts';
import { showView, useSupport } from './support-store.ts';

const statuses: readonly { value: DeskView['status']; label: string }[] = [
  { value: 'open', label: 'Open' },
  { value: 'done', label: 'Done' },
];

/** Which messages are shown: open or done ones, and what the server finds among them. */
export function DeskToolbar() {
  const { status, search } = useSupport((state) => state.view);
  return (
    <>
      <Choice
        name="support-status"
        options={statuses}
        value={status}
        onChange={(value) => showView({ status: value })}
      />
      <SearchBox
        label="Search the messages"
        placeholder="Search name, address, text"
        text={search}
        search={(text) => showView({ search: text })}
      />
    </>
  );
}
