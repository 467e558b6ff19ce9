import { Button } from '../../ui/button.tsx';
import type { Elements } from '../../ui/elements.ts';

interface ToolButtonProps {
  /** The button shows only its icon, so this is its name. */
  label: string;
  icon: Elements;
  onClick: () => void;
  /** For a switch: whether it is on. */
  pressed?: boolean;
  title?: string;
  disabled?: boolean;
}

/** A round tool in a game's bar. */
export function ToolButton({ label, icon, onClick, pressed, title = label, disabled }: ToolButtonProps) {
  return (
    <Button
      iconOnly
      aria-label={label}
      aria-pressed={pressed}
      title={title}
      icon={icon}
      disabled={disabled}
      onClick={onClick}
    />
  );
}
