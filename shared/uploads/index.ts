export { Notices, useNotices } from './notices';
export { splitPicked } from './read-picked';
export { useFailureNotice } from './use-failure-notice';
export { useUploads } from './use-uploads';
