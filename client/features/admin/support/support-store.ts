import { create } from 'zustand';
import { isReading, resumeReading } from '../reading.ts';
import { adminCall, failureText } from '../session/admin-call.ts';
import { adminToken } from '../session/admin-session.ts';
import {
  addMessages,
  entriesOf,
  noSupport,
  type SupportEntry,
  type SupportState,
  showHeldMessages,
} from './support-state.ts';

interface SupportStore {
  readonly messages: SupportState;
  readonly loaded: boolean;
  readonly problem: string | null;
  readonly announcement: string;
}

const nothing: SupportStore = { messages: noSupport, loaded: false, problem: null, announcement: '' };

export const useSupport = create<SupportStore>()(() => nothing);

export function hearMessage(entry: SupportEntry): void {
  useSupport.setState(({ messages }) => ({
    messages: addMessages(messages, [entry], isReading()),
    announcement: `New message from ${entry.username}.`,
  }));
}

export async function fetchSupport(): Promise<void> {
  const token = adminToken();
  try {
    const reply = await adminCall('adminSupport');
    if (token !== adminToken()) return;
    useSupport.setState(({ messages, loaded }) => ({
      messages: addMessages(messages, entriesOf(reply), loaded && isReading()),
      loaded: true,
      problem: null,
    }));
  } catch (error) {
    if (token === adminToken()) useSupport.setState({ problem: failureText(error) });
  }
}

export function showHeldSupport(): void {
  useSupport.setState(({ messages }) => ({ messages: showHeldMessages(messages) }));
  resumeReading();
}

export function forgetSupport(): void {
  useSupport.setState(nothing);
}
