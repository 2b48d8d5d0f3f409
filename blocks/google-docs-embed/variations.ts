import type { BlockVariation } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import { getKind, getVariation } from './read-document';
import type { Attributes, Kind } from './types';

const create = (
	kind: Kind,
	title: string
): BlockVariation< Partial< Attributes > > => ( {
	name: getVariation( kind ).replace( 'jetpack/', '' ),
	title,
	attributes: { variation: getVariation( kind ) },
	scope: [ 'inserter' ],
	isActive: ( { variation } ) => getKind( variation ) === kind,
} );

/** One for each kind of document. */
export const variations = [
	create( 'document', __( 'Google Docs', 'mainstreet-blocks' ) ),
	create( 'spreadsheets', __( 'Google Sheets', 'mainstreet-blocks' ) ),
	create( 'presentation', __( 'Google Slides', 'mainstreet-blocks' ) ),
];
