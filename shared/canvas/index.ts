export { useIsPreview } from './use-is-preview';
