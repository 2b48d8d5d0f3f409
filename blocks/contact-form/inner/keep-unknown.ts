import { addFilter } from '@wordpress/hooks';

type Values = Record< string, unknown >;

/**
 * Lets a form and what is in it keep attributes of releases we do not know. Core drops what
 * a block's type does not name (docs/content-format.md 0.2), so the type learns each name as it is read.
 */
addFilter(
	'blocks.getBlockAttributes',
	'mainstreet/keep-unknown',
	(
		attributes: Values,
		type: { keepsUnknown?: boolean; attributes: Values },
		_html: string,
		comment: Values
	) => {
		if ( type.keepsUnknown ) {
			for ( const name of Object.keys( comment ) ) {
				if ( ! type.attributes[ name ] ) {
					type.attributes[ name ] = {};
					attributes[ name ] = comment[ name ];
				}
			}
		}
		return attributes;
	}
);

/** What makes a block type learn the attributes it meets. */
export const keepsUnknown = { keepsUnknown: true };
