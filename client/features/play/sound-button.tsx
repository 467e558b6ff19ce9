import { useSound } from '../../state/sound-store.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';

/** Switches the sound of the play page on and off. */
export function SoundButton() {
  const on = useSound((setting) => setting.on);
  const toggle = useSound((setting) => setting.toggle);
  return (
    <Button
      iconOnly
      aria-label="Sound"
      aria-pressed={on}
      title={on ? 'Sound is on' : 'Sound is off'}
      icon={<Icon name={on ? 'sound-on' : 'sound-off'} />}
      onClick={toggle}
    />
  );
}
