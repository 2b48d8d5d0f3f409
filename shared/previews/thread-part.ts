import { toUrl } from './card';
import type { Media } from './media';
import type { LinkCard } from './microblog-post';
import { isLocalImage } from './is-local-image';
import type { ThreadPart } from './thread-posts';

/** A post of the thread store. */
type Post = {
	text: string;
	media: readonly Media[];
	tweet: string;
	urls: readonly string[];
};

/** Card data of a page, or an error. */
type PageCard =
	| { title: string; description: string; image: string; type: string }
	| { error: string };

/**
 * URL whose card a post of a thread shows: its first URL, unless it has media or a quoted post.
 *
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
				isElsewhere: ! isLocalImage( card.image ),
			};

/**
 * Props of a post in a thread preview.
 *
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
