import { useTheme } from '../lib/theme.ts';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import styles from './theme-toggle.module.css';

export function ThemeToggle() {
  const theme = useTheme((state) => state.theme);
  const toggle = useTheme((state) => state.toggle);
  const other = theme === 'dark' ? 'light' : 'dark';
  return (
    <Button
      iconOnly
      aria-label={`Switch to the ${other} theme`}
      // Both, and the theme shows one of them: no script has to run before it is the right one.
      icon={
        <>
          <span className={styles.inLight}>
            <Icon name="moon" />
          </span>
          <span className={styles.inDark}>
            <Icon name="sun" />
          </span>
        </>
      }
      onClick={toggle}
    />
  );
}
