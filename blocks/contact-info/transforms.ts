import { createBlock, getBlockType, type Block } from '@wordpress/blocks';
import { escapeHTML } from '@wordpress/escape-html';
import { decodeEntities } from '@wordpress/html-entities';
import { isRecord, type UnknownRecord } from '@shared/guards';

/** Settings of a contact widget, or null for other widgets and for those whose settings are not exposed. */
function getSettings( attributes: unknown ): UnknownRecord | null {
	if (
		! isRecord( attributes ) ||
		attributes.idBase !== 'widget_contact_info' ||
		! isRecord( attributes.instance )
	) {
		return null;
	}
	return isRecord( attributes.instance.raw ) ? attributes.instance.raw : null;
}

/** A setting as plain text: the widget stored it without tags, with entities. */
function getText( value: unknown ): string {
	return typeof value === 'string' || typeof value === 'number'
		? decodeEntities( String( value ) )
		: '';
}

/** Plain text as a rich-text attribute takes it. */
const toHtml = ( text: string ): string =>
	escapeHTML( text ).replace( /\r\n|\r|\n/g, '<br>' );

/** Checkbox of a widget, stored as 1, "1", true or as their opposites. */
const isOn = ( value: unknown ): boolean =>
	value === true || value === 'true' || Number( value ) > 0;

function createContents( settings: UnknownRecord ): Block[] {
	const address = getText( settings.address );
	const title = toHtml( getText( settings.title ).trim() );
	const hours = toHtml( getText( settings.hours ).trim() );
	return [
		...( title
			? [ createBlock( 'core/heading', { content: title } ) ]
			: [] ),
		createBlock( 'jetpack/email', { email: getText( settings.email ) } ),
		createBlock( 'jetpack/phone', { phone: getText( settings.phone ) } ),
		createBlock( 'jetpack/address', { address } ),
		...( hours
			? [ createBlock( 'core/paragraph', { content: hours } ) ]
			: [] ),
		// A site may have taken the map out of its blocks.
		...( isOn( settings.showmap ) && getBlockType( 'jetpack/map' )
			? [ createBlock( 'jetpack/map', { address } ) ]
			: [] ),
	];
}

/** The contact widget of the widgets screen becomes this block (docs/content-format.md 0.3). */
export const transforms = {
	from: [
		{
			type: 'block' as const,
			blocks: [ 'core/legacy-widget' ],
			isMatch: ( attributes: unknown ) =>
				getSettings( attributes ) !== null,
			transform: ( attributes: unknown ) =>
				createBlock(
					'jetpack/contact-info',
					{},
					createContents( getSettings( attributes ) ?? {} )
				),
		},
	],
};
