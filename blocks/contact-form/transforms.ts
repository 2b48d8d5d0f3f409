import {
	createBlock,
	type Block,
	type BlockTransform,
} from '@wordpress/blocks';
import { decodeEntities } from '@wordpress/html-entities';
import { __ } from '@wordpress/i18n';
import { attrs } from '@wordpress/shortcode';
import type { Attributes } from './types';

const TAG = /\[(\/?contact-f(?:orm|ield))\b((?:"[^"]*"|'[^']*'|[^\]"'])*)\]/g;

/** Types that have a block of the same name; all others were boxes for a line of text. */
const TYPES =
	'text textarea radio checkbox checkbox-multiple select email name'.split(
		' '
	);

type Named = Record< string, string | undefined >;

/** Takes a value for what it says: a shortcode in HTML has entities, which labels keep and texts do not. */
type Read = ( value?: string ) => string | undefined;

function createField(
	{ type = '', options, required, ...rest }: Named,
	read: Read
) {
	return createBlock(
		`jetpack/field-${ TYPES.includes( type ) ? type : 'text' }`,
		{
			label: rest.label,
			placeholder: read( rest.placeholder ),
			required: ! /^(?:|0|false)$/.test( required ?? '' ),
			options: options
				?.split( ',' )
				.map( ( option ) => read( option.trim() ) ),
		}
	);
}

/** Makes a form of the classic shortcode (docs/content-format.md 4.1). */
function createForm( text: string, read: Read = ( value ) => value ): Block {
	const fields: Block[] = [];
	let form: Named = {};
	for ( const [ , tag, rest = '' ] of text.matchAll( TAG ) ) {
		const named: Named = attrs( rest.replace( /\/$/, '' ) ).named;
		if ( tag === 'contact-form' ) {
			form = named;
		} else if ( tag === 'contact-field' ) {
			fields.push( createField( named, read ) );
		} else {
			fields.push(
				createBlock( 'jetpack/button', {
					element: 'button',
					text:
						form.submit_button_text ||
						__( 'Contact Us', 'mainstreet-blocks' ),
				} )
			);
		}
	}
	const { to, subject } = form;
	return createBlock(
		'jetpack/contact-form',
		{ to: read( to ), subject: read( subject ) },
		fields
	);
}

export const transforms = {
	from: [
		{
			// Core looks for shortcodes first, and would else make its own block of it.
			type: 'shortcode' as const,
			tag: 'contact-form',
			transform: ( _: unknown, { content }: { content: string } ) =>
				createForm(
					content,
					( value ) => value && decodeEntities( value )
				),
		},
		{
			type: 'raw' as const,
			priority: 1,
			isMatch: ( { nodeName, textContent }: Node ) =>
				nodeName === 'P' &&
				/\[contact-form[\s\]]/.test( textContent ?? '' ),
			transform: ( { textContent }: Node ) =>
				createForm( textContent ?? '' ),
		},
	],
	// Core's types know no transform of a node, nor of a shortcode.
} as unknown as { from: BlockTransform< Attributes >[] };
