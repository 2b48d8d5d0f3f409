export { editBusiness, getText, readBusiness } from './business';
export type { Business, Select } from './business';
export { SiteDetailsPanel } from './site-details-panel';
export { useSiteDetails } from './use-site-details';
export type { SiteDetails } from './use-site-details';
