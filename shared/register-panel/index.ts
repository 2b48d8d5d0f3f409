export { registerPanel } from './register-panel';
export type { Panel, PanelPost, Place } from './types';
