import { Button } from '../../../ui/button.tsx';
import { Verbatim } from '../../../ui/verbatim.tsx';
import { GameIcon } from '../../kit/game-icon.tsx';
import styles from './tabs.module.css';

export type Tab = 'act' | 'upgrades' | 'log';

const TABS = [
  { id: 'act', name: 'Act', icon: 'star' },
  { id: 'upgrades', name: 'Upgrades', icon: 'up' },
  { id: 'log', name: 'Log', icon: 'list' },
] as const;

interface TabsProps {
  readonly tab: Tab;
  readonly onTab: (tab: Tab) => void;
  /** Important entries that were not looked at. */
  readonly unread: number;
}

/** On a phone the hand holds one panel at a time. */
export function Tabs({ tab, onTab, unread }: TabsProps) {
  return (
    <nav className={styles.tabs} aria-label="Panels">
      {TABS.map(({ id, name, icon }) => (
        <Button
          key={id}
          variant={id === tab ? 'primary' : 'plain'}
          aria-pressed={id === tab}
          icon={<GameIcon name={icon} size="18px" />}
          onClick={() => onTab(id)}
        >
          <span>{name}</span>
          {id === 'log' && unread > 0 && (
            <em>
              <Verbatim>{unread}</Verbatim>
              <span className="visually-hidden"> new</span>
            </em>
          )}
        </Button>
      ))}
    </nav>
  );
}
