import { useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { GameIcon } from '../../kit/game-icon.tsx';

/** Opens a file that was exported, and hands its text on. */
export function ImportButton({ onText }: { onText: (text: string) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const read = async (file: File | undefined): Promise<void> => {
    if (file) onText(await file.text());
  };
  return (
    <>
      <Button icon={<GameIcon name="up" />} onClick={() => input.current?.click()}>
        Import
      </Button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        aria-label="Exported game"
        hidden
        onChange={(event) => {
          void read(event.target.files?.[0]);
          // The same file may be chosen again.
          event.target.value = '';
        }}
      />
    </>
  );
}
