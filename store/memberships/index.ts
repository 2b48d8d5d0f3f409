export * from '@shared/payments/types';
export { membershipsStore } from './store';
export { usePlans } from './use-plans';
export type { Select, Selection } from './thunks';
export type { DonationPlans } from './types';
