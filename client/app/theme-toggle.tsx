import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { useTheme } from './theme.ts';

export function ThemeToggle() {
  const { theme, toggle } = useTheme();
  const other = theme === 'dark' ? 'light' : 'dark';
  return (
    <Button
      iconOnly
      aria-label={`Switch to the ${other} theme`}
      icon={<Icon name={theme === 'dark' ? 'sun' : 'moon'} />}
      onClick={toggle}
    />
  );
}
