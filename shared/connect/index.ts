export { ConnectNotice } from './connect-notice';
export { ConnectPlaceholder } from './connect-placeholder';
