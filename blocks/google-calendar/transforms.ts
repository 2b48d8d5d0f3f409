import {
	createBlock,
	type Block,
	type BlockTransform,
} from '@wordpress/blocks';
import { isRecord, toRecord, toText } from '@shared/guards';
import { readCalendar, readEmbedUrl, readHeight } from './read-calendar';
import type { Attributes } from './types';

/** Attributes that core's converter passes. */
type Shortcode = { named?: unknown };

const build = ( text: string ): Block =>
	createBlock( 'jetpack/google-calendar', { ...readCalendar( text ) } );

/** Makes a calendar of the code of a frame that is pasted into the post, with its height; null for other text. */
export const readPastedCode = ( code: string ): Block | null =>
	/^\s*<iframe\s[^]*<\/iframe>\s*$/i.test( code ) && isCalendar( code )
		? build( code )
		: null;

const isCalendar = ( text: unknown ): boolean =>
	readCalendar( toText( text ) ) !== null;

/** A paragraph that is nothing but an address, as core's embeds ask for it, too. */
const isAddress = ( text: string | null ): boolean =>
	/^\s*https?:\/\/\S+\s*$/i.test( text ?? '' ) && isCalendar( text );

/** Address that `[googleapps domain="calendar" dir="calendar/embed" query="…"]` stands for. */
function getShortcodeUrl( { named }: Shortcode ): string | null {
	const { domain, dir, query } = toRecord( named );
	return domain === 'calendar'
		? readEmbedUrl(
				`https://calendar.google.com/${ toText( dir ) }?${ toText( query ) }`
			)
		: null;
}

const fromBlock = ( block: string, attribute: string ) => ( {
	type: 'block' as const,
	blocks: [ block ],
	isMatch: ( attributes: unknown ) =>
		isRecord( attributes ) && isCalendar( attributes[ attribute ] ),
	transform: ( attributes: unknown ) =>
		build( toText( toRecord( attributes )[ attribute ] ) ),
} );

export const transforms = {
	from: [
		{
			type: 'raw' as const,
			// Core's embed takes any address that stands alone.
			priority: 1,
			isMatch: ( node: Node ) =>
				node.nodeName === 'P' && isAddress( node.textContent ),
			transform: ( node: Node ) => build( node.textContent ?? '' ),
		},
		{
			type: 'raw' as const,
			priority: 1,
			schema: {
				figure: {
					require: [ 'iframe' ],
					children: {
						iframe: { attributes: [ 'src', 'height', 'width' ] },
					},
				},
			},
			isMatch: ( node: Element ) =>
				node.nodeName === 'FIGURE' &&
				node.querySelectorAll( 'iframe' ).length === 1 &&
				isCalendar( node.innerHTML ),
			transform: ( node: Element ) => build( node.innerHTML ),
		},
		{
			type: 'shortcode' as const,
			tag: 'googleapps',
			isMatch: ( shortcode: Shortcode ) =>
				getShortcodeUrl( shortcode ) !== null,
			attributes: {
				url: { type: 'string', shortcode: getShortcodeUrl },
				height: {
					type: 'integer',
					shortcode: ( { named }: Shortcode ) =>
						readHeight( toText( toRecord( named ).height ) ),
				},
			},
		},
		fromBlock( 'core/embed', 'url' ),
		fromBlock( 'core/html', 'content' ),
	],
	// Core's types know no transform of a node, nor of a shortcode.
} as unknown as { from: BlockTransform< Attributes >[] };
