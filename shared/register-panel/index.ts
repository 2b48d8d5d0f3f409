export { registerPanel } from './register-panel';
export type { BodyProps, Panel, PanelPost, Place } from './types';
