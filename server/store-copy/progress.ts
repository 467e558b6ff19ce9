/** How far a long step is; `what` names it. */
export type OnProgress = (what: string, done: number, total: number) => void;

export const noProgress: OnProgress = () => {};
