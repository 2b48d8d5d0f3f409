export { Notices, useNotices } from './notices';
export { readPicked } from './picked';
export { useFailureNotice } from './use-failure-notice';
export { useUploads } from './use-uploads';
