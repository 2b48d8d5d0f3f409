export { ContentControls } from './content-controls';
export { InfoPanel } from './info-panel';
export { RadiusControl } from './radius-control';
export { SettingsPanel } from './settings-panel';
export { StyleSettings } from './style-settings';
export { StyleColors, type Color } from './style-colors';
export { hideByDefault } from './settings';
export type { Setting, Settings } from './settings';
