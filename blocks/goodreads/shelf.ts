import { parseServiceUrl } from '@shared/embeds';
import { clamp, isOneOf, toText, type UnknownRecord } from '@shared/guards';
import {
	MAX_BOOKS,
	SHELVES,
	SORTS,
	type Attributes,
	type Style,
} from './types';

/** Keys of the query of `link`. */
const KEYS =
	/^(?:cover_size|num_books|order|shelf|show_(?:author|cover|rating|review|tags|title)|sort|widget_id)$/;

/** Path of `link`: style, ID of the user, title. */
const PATH = /^\/review\/(?:custom|grid)_widget\/\d{1,15}\.[^\\]{0,400}$/;

const ID = /^gr_(?:custom|grid)_widget_\d{1,10}$/;

/**
 * Reads the ID of a user from the URL of a profile.
 *
 * @param text What was typed or pasted: `/user/show/{id}`, `/review/list/{id}`, or the number.
 * @return null if there is none.
 */
export function readUser( text: string ): number | null {
	const url = parseServiceUrl( 'goodreads', text );
	const [ , id ] =
		( url
			? /^\/(?:user\/show|review\/list)\/(\d{1,15})(?:\D|$)/.exec(
					url.pathname
				)
			: /^\s*(\d{1,15})\s*$/.exec( text ) ) ?? [];
	return id && Number( id ) > 0 ? Number( id ) : null;
}

/**
 * Reads the URL of the script and the ID of its element like the server (class-goodreads.php).
 *
 * @param attributes Attributes as parsed; any type.
 * @return null if they cannot be used.
 */
export function normalize(
	attributes: UnknownRecord
): { link: string; id: string } | null {
	// WordPress once saved ampersands encoded in attributes of authors without the capability unfiltered_html.
	const link = toText( attributes.link )
		.trim()
		.replace( /&amp;|&#0?38;/gi, '&' );
	const id = toText( attributes.id );
	const url = parseServiceUrl( 'goodreads', link );
	return url &&
		ID.test( id ) &&
		url.hash === '' &&
		PATH.test( url.pathname ) &&
		// The browser resolves dot segments; the server takes them as they are.
		! /\/(?:\.|%2e){1,2}(?:[/?#]|$)/i.test( link ) &&
		[ ...url.searchParams.keys() ].every( ( key ) => KEYS.test( key ) )
		? { link: url.href, id }
		: null;
}

const flag = ( value: boolean ): number => ( value ? 1 : 0 );

/** Style of the widget. */
export const getStyle = ( style: unknown ): Style =>
	style === 'grid' ? 'grid' : 'default';

/** Number of books, within the limits of the style. */
export const getBooks = ( { bookNumber, style }: Attributes ): number =>
	clamp( parseInt( bookNumber, 10 ) || 5, 1, MAX_BOOKS[ getStyle( style ) ] );

/**
 * Builds the attributes that depend on the settings.
 *
 * @param attributes All settings.
 * @param widgetId   A new random number: Goodreads keeps a widget by it.
 */
export function build(
	attributes: Attributes,
	widgetId: number
): Pick< Attributes, 'id' | 'link' | 'widgetId' > {
	const { goodreadsId, customTitle, orderOption, shelfOption, sortOption } =
		attributes;
	const kind = getStyle( attributes.style ) === 'grid' ? 'grid' : 'custom';
	const title = encodeURIComponent( customTitle || 'My Bookshelf' ).replace(
		/%2F/g,
		'/'
	);
	const query = [
		kind === 'grid' && 'cover_size=medium',
		`num_books=${ getBooks( attributes ) }`,
		`order=${ orderOption === 'a' ? 'a' : 'd' }`,
		`shelf=${ isOneOf( SHELVES, shelfOption ) ? shelfOption : 'read' }`,
		...( kind === 'grid'
			? []
			: [
					`show_author=${ flag( attributes.showAuthor ) }`,
					`show_cover=${ flag( attributes.showCover ) }`,
					`show_rating=${ flag( attributes.showRating ) }`,
					`show_review=${ flag( attributes.showReview ) }`,
					`show_tags=${ flag( attributes.showTags ) }`,
					`show_title=${ flag( attributes.showTitle ) }`,
				] ),
		`sort=${ isOneOf( SORTS, sortOption ) ? sortOption : 'date_added' }`,
		`widget_id=${ widgetId }`,
	].filter( Boolean );
	return {
		id: `gr_${ kind }_widget_${ widgetId }`,
		link: `https://www.goodreads.com/review/${ kind }_widget/${ goodreadsId }.${ title }?${ query.join( '&' ) }`,
		widgetId,
	};
}
