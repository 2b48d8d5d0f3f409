export { getGatedBlocks, type Upgrade } from './gated-blocks';
export { UpgradeButton } from './upgrade-button';
export { getSiteType, isFeatureAvailable, type SiteType } from './features';
