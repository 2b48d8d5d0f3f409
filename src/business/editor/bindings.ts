/**
 * The editor's part of the bindings source `mainstreet/business` (class-business-bindings.php): shows the details in bound blocks,
 * and changes them in the site entity.
 */
import { store as blockEditorStore } from '@wordpress/block-editor';
import { getBlockType, registerBlockBindingsSource } from '@wordpress/blocks';
import { escapeHTML } from '@wordpress/escape-html';
import { __ } from '@wordpress/i18n';
import {
	editBusiness,
	getText,
	readBusiness,
	type Select,
} from '@shared/business/business';
import { isOneOf, toRecord, toText } from '@shared/guards';
import { toPlainText } from '@shared/plain-text';

const SOURCE = 'mainstreet/business';

/** Keys whose value can be typed in a bound block. */
const EDITABLE = [ 'name', 'phone', 'email' ] as const;

/** Blocks whose URL is a link. */
const LINKS = [
	'core/button',
	'core/navigation-link',
	'core/navigation-submenu',
] as const;

type Bindings = Record< string, { args?: unknown; newValue?: unknown } >;

const getKey = ( args: unknown ): string => toText( toRecord( args ).key );

/** URL that opens an email or starts a call; '' for other texts. */
function toUrl( key: string, text: string ): string {
	if ( text === '' ) {
		return '';
	}
	if ( key === 'email' ) {
		return `mailto:${ text }`;
	}
	const digits = key === 'phone' ? text.replace( /\D/g, '' ) : '';
	return digits && `tel:${ text.startsWith( '+' ) ? '+' : '' }${ digits }`;
}

/** Whether an attribute contains HTML. */
function isHtml( block: string, attribute: string ): boolean {
	const { source, type } = toRecord(
		toRecord( getBlockType( block )?.attributes )[ attribute ]
	);
	return type === 'rich-text' || source === 'rich-text' || source === 'html';
}

/** Returns the values of bound attributes. Without a value, the block shows the saved attribute. */
export function getValues( {
	select,
	clientId,
	bindings,
}: {
	select: Select;
	/** Absent in the list of fields, which shows plain text. */
	clientId?: string;
	bindings: Bindings;
} ): Record< string, string > {
	const business = readBusiness( select );
	const block = clientId
		? toText( select( blockEditorStore ).getBlockName( clientId ) )
		: '';
	const values: Record< string, string > = {};
	for ( const [ attribute, { args } ] of Object.entries( bindings ) ) {
		const key = getKey( args );
		let text = getText( business, key );
		if ( attribute === 'url' && block ) {
			text = isOneOf( LINKS, block ) ? toUrl( key, text ) : '';
		}
		if ( text ) {
			values[ attribute ] = isHtml( block, attribute )
				? escapeHTML( text )
				: text;
		}
	}
	return values;
}

/** Updates the details that were typed in a bound block. */
export function setValues( { bindings }: { bindings: Bindings } ): void {
	const changes: Record< string, string > = {};
	for ( const [ attribute, binding ] of Object.entries( bindings ) ) {
		const key = getKey( binding.args );
		const value = toPlainText( binding.newValue );
		if ( ! isOneOf( EDITABLE, key ) ) {
			continue;
		}
		if ( attribute !== 'url' ) {
			changes[ key ] = value.replace( /\s+/g, ' ' );
		} else if ( /^(?:mailto|tel):/.test( value ) ) {
			changes[ key ] = value.replace( /^\w+:/, '' );
		}
	}
	editBusiness( changes );
}

export const canUserEditValue = ( {
	select,
	args,
}: {
	select: Select;
	args?: unknown;
} ): boolean =>
	isOneOf( EDITABLE, getKey( args ) ) &&
	readBusiness( select ).canEdit === true;

/** Returns the fields that core's attributes panel offers. */
export function getFieldsList() {
	const labels: Record< string, string > = {
		name: __( 'Business name', 'mainstreet-blocks' ),
		phone: __( 'Phone number', 'mainstreet-blocks' ),
		email: __( 'Email address', 'mainstreet-blocks' ),
		address: __( 'Address', 'mainstreet-blocks' ),
		hours_today: __( 'Opening hours today', 'mainstreet-blocks' ),
		open_now: __( 'Open or closed now', 'mainstreet-blocks' ),
		next_closing: __( 'Next closing time', 'mainstreet-blocks' ),
		...( getBlockType( 'jetpack/subscriptions' ) && {
			subscribers: __( 'Number of subscribers', 'mainstreet-blocks' ),
		} ),
	};
	return Object.entries( labels ).map( ( [ key, label ] ) => ( {
		label,
		type: 'string',
		args: { key },
	} ) );
}

registerBlockBindingsSource( {
	name: SOURCE,
	// If the server has registered the source, its label is used.
	label: __( 'Business details', 'mainstreet-blocks' ),
	getValues,
	setValues,
	canUserEditValue,
	getFieldsList,
} );
