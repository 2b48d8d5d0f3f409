export { useDataUrlImage, type DataUrlImage } from './use-attachment';
export { useSiteLogo } from './use-site-logo';
