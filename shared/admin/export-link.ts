import { addQueryArgs } from '@wordpress/url';
import { objectOf, toText } from '@shared/guards';

/** Reads where an export can be downloaded from, as PHP prints it. */
export const readExportLink = objectOf( { url: toText, nonce: toText } );

export type ExportLink = ReturnType< typeof readExportLink >;

/** Builds the URL of an export. Parameters without a value are left out. */
export const getExportUrl = (
	{ url, nonce }: ExportLink,
	query: Record< string, string | number | number[] | undefined >
): string =>
	addQueryArgs( url, {
		...Object.fromEntries(
			Object.entries( query ).filter( ( [ , value ] ) => value )
		),
		_wpnonce: nonce,
	} );
