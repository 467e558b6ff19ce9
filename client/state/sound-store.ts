import { create } from 'zustand';
import { browserStorage } from '../lib/storage.ts';

const KEY = 'sawaal:sound';

interface SoundSetting {
  readonly on: boolean;
  toggle(): void;
}

/** Sound is off until it is asked for; the choice is remembered. */
export const useSound = create<SoundSetting>()((set, get) => ({
  on: false,
  toggle() {
    const on = !get().on;
    browserStorage.setItem(KEY, on ? 'on' : 'off');
    set({ on });
  },
}));

// Afterwards, since a page that a server has drawn is taken over with the sound off.
useSound.setState({ on: browserStorage.getItem(KEY) === 'on' });
