export { EditUrlControl } from './edit-url-control';
export { EmbedForm } from './embed-form';
export { EmbedLoading } from './embed-loading';
export { InertPreview } from './inert-preview';
export { PreviewFrame } from './preview-frame';
export { resolveRedirect } from './resolve-redirect';
export { useConvertToLink } from './use-convert-to-link';
export { useEmbed, type EmbedState } from './use-embed';
