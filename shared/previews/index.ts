export { readCard, toUrl, type Card, type Picture } from './card';
export { getHost } from './address';
export type { Media } from './media';
export {
	MicroblogPost,
	type LinkCard,
	type MicroblogPostProps,
	type Profile,
} from './microblog-post';
export { SearchResult } from './search-result';
export { SocialCard } from './social-card';
export { RULES, truncate } from './truncate';
