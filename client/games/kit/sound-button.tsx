import { useSound } from '../../state/sound-store.ts';
import { Icon } from '../../ui/icon.tsx';
import { ToolButton } from './tool-button.tsx';

/** Switches the site's sound on and off; it is off until asked for. */
export function SoundButton() {
  const on = useSound((setting) => setting.on);
  const toggle = useSound((setting) => setting.toggle);
  return (
    <ToolButton
      label="Sound"
      pressed={on}
      title={on ? 'Sound is on' : 'Sound is off'}
      icon={<Icon name={on ? 'sound-on' : 'sound-off'} />}
      onClick={toggle}
    />
  );
}
