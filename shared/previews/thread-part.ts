import { toUrl } from './card';
import type { Media } from './media';
import type { LinkCard } from './microblog-post';
import { isOwn } from './own';
import type { ThreadPart } from './thread-posts';

/** A post of the content, as the store of threads has it. */
type Post = {
	text: string;
	media: readonly Media[];
	tweet: string;
	urls: readonly string[];
};

/** What a page says of itself, or why it says nothing. */
type PageCard =
	| { title: string; description: string; image: string; type: string }
	| { error: string };

/**
 * Whose card a post of a thread shows: that of its first address, where it shows nothing else.
 *
 * @param post Post.
 * @return '' for none.
 */
export const getCardUrl = ( { media, tweet, urls }: Post ): string =>
	media.length || tweet ? '' : toUrl( urls[ 0 ] ?? '' );

const toLinkCard = ( url: string, card: PageCard ): LinkCard | null =>
	'error' in card
		? null
		: {
				url,
				title: card.title,
				description: card.description,
				image: toUrl( card.image )
					? { url: card.image, alt: '' }
					: null,
				isLarge: card.type === 'summary_large_image',
				isElsewhere: ! isOwn( card.image ),
			};

/**
 * A post of a thread as it is drawn.
 *
 * @param post Post.
 * @param card What is known of its card; null for none.
 */
export const toThreadPart = (
	post: Post,
	card: PageCard | null
): ThreadPart => ( {
	text: post.text,
	media: post.media.filter( ( { url } ) => toUrl( url ) ),
	quoted: toUrl( post.tweet ),
	card: card && toLinkCard( getCardUrl( post ), card ),
} );
