export {
	readCard,
	toUrl,
	type Card,
	type Messages,
	type Picture,
} from './card';
export { getHost } from './address';
export { isOwn } from './own';
export type { Media } from './media';
export {
	MicroblogPost,
	type LinkCard,
	type MicroblogPostProps,
	type Profile,
} from './microblog-post';
export { SearchResult } from './search-result';
export { SocialCard } from './social-card';
export { getCardUrl, toThreadPart } from './thread-part';
export { ThreadPosts, type ThreadPart } from './thread-posts';
export { RULES, truncate } from './truncate';
