export {
	readCard,
	toUrl,
	type Card,
	type Messages,
	type CardImage,
} from './card';
export { getHost } from './address';
export { isLocalImage } from './is-local-image';
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
