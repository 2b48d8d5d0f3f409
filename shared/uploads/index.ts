export { Notices, useNotices } from './notices';
export { readPicked } from './picked';
export { useUploads } from './use-uploads';
export { mergeSelection } from './merge-selection';
