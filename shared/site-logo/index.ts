export { usePicture, type Picture } from './use-picture';
export { useSiteLogo } from './use-site-logo';
