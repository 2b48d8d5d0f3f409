import {
	isFiniteNumber,
	isRecord,
	toRecord,
	toRecords,
	toText,
} from '@shared/guards';

/** An image of a preview. */
export type CardImage = {
	url: string;
	/** Alternative text; '' for none. */
	alt: string;
};

/** Text for an account, truncated to its network's limit. */
export type Messages = {
	/** Account ID; '' for a microblog without an account. */
	connection: string;
	/** The only message. */
	single: string;
	/** First and last message of a thread. */
	opening: string;
	ending: string;
};

/** Card of a post: response of `POST mainstreet/v1/social/card/{id}`. */
export type Card = {
	title: string;
	searchTitle: string;
	description: string;
	/** '' if search engines choose the text. */
	searchDescription: string;
	url: string;
	/** Null for none. */
	image: ( CardImage & { width: number; height: number } ) | null;
	/** Whether the image is above the text, not beside it. */
	isLarge: boolean;
	/** Name of the site. */
	site: string;
	author: string;
	/** When it was published, as ISO 8601; '' for a draft. */
	published: string;
	messages: readonly Messages[];
};

const toSize = ( value: unknown ): number =>
	isFiniteNumber( value ) && value > 0 ? value : 0;

/** Accepts http and https URLs only, because the response contains remote data. */
export const toUrl = ( value: unknown ): string =>
	/^https?:\/\//i.test( toText( value ) ) ? toText( value ) : '';

/**
 * Reads a card.
 *
 * @param answer Response of the server.
 * @return Null for what is none.
 */
export function readCard( answer: unknown ): Card | null {
	if ( ! isRecord( answer ) || ! toText( answer.url ) ) {
		return null;
	}
	const image = toRecord( answer.image );
	const url = toUrl( image.url );
	return {
		title: toText( answer.title ),
		searchTitle: toText( answer.search_title ),
		description: toText( answer.description ),
		searchDescription: toText( answer.search_description ),
		url: toText( answer.url ),
		image: url
			? {
					url,
					alt: toText( image.alt ),
					width: toSize( image.width ),
					height: toSize( image.height ),
				}
			: null,
		isLarge: answer.type === 'summary_large_image',
		site: toText( answer.site ),
		author: toText( answer.author ),
		published: toText( answer.published ),
		messages: toRecords( answer.messages ).map( ( each ) => ( {
			connection: toText( each.connection_id ),
			single: toText( each.single ),
			opening: toText( each.opening ),
			ending: toText( each.ending ),
		} ) ),
	};
}
