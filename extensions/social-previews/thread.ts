import { getSaveContent, parse, type Block } from '@wordpress/blocks';
import { toList, toRecord, toRecords, toText } from '@shared/guards';
import { toUrl, type LinkCard, type Media } from '@shared/previews';

/** Blocks of one request (docs/server-contract.md A26). */
const MOST_BLOCKS = 500;

/** A post of a thread. */
export type Part = {
	text: string;
	media: Media[];
	/** Address of a post that is quoted; '' for none. */
	quoted: string;
	urls: string[];
};

type ParsedBlock = {
	blockName: string;
	attrs: Record< string, unknown >;
	innerHTML: string;
	innerBlocks: ParsedBlock[];
};

function getHtml( { name, attributes }: Block ): string {
	try {
		// What blocks inside of it hold stands in them.
		return toText( getSaveContent( name, attributes, [] ) );
	} catch {
		// A block of another plugin that can't be saved is no text either.
		return '';
	}
}

const toParsed = ( block: Block ): ParsedBlock => ( {
	blockName: block.name,
	attrs: block.attributes,
	innerHTML: getHtml( block ),
	innerBlocks: block.innerBlocks.map( toParsed ),
} );

/**
 * The blocks of a content, as the server parts them.
 *
 * @param content Content of a post.
 */
export const toThreadBlocks = ( content: string ) =>
	parse( content )
		.slice( 0, MOST_BLOCKS )
		.map( ( block ) => ( {
			attributes: block.attributes,
			clientId: block.clientId,
			block: toParsed( block ),
		} ) );

/**
 * Reads the posts of a thread.
 *
 * @param answer What the server answered.
 */
export const readThread = ( answer: unknown ): Part[] =>
	toRecords( answer ).map( ( part ) => ( {
		text: toText( part.text ),
		media: toRecords( part.media )
			.map( ( { url, alt, type } ) => ( {
				url: toUrl( url ),
				alt: toText( alt ),
				type: toText( type ),
			} ) )
			.filter( ( { url } ) => url ),
		quoted: toUrl( part.tweet ),
		urls: toList( part.urls ).map( toUrl ).filter( Boolean ),
	} ) );

/**
 * Reads the cards of addresses; those that have none are left out.
 *
 * @param answer What the server answered.
 */
export function readLinkCards( answer: unknown ): Map< string, LinkCard > {
	const cards = new Map< string, LinkCard >();
	for ( const [ url, said ] of Object.entries( toRecord( answer ) ) ) {
		const { title, description, image, type } = toRecord( said );
		if ( toText( title ) ) {
			cards.set( url, {
				url,
				title: toText( title ),
				description: toText( description ),
				image: toUrl( image ) ? { url: toUrl( image ), alt: '' } : null,
				isLarge: type === 'summary_large_image',
			} );
		}
	}
	return cards;
}
