import { __, sprintf } from '@wordpress/i18n';

/** By the rules of core's is_email() on the server, which accepts ASCII letters only. */
const LOCAL =
	/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i;
const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9-]{2,}$/i;

function isEmail( text: string ): boolean {
	const at = text.lastIndexOf( '@' );
	return (
		at > 0 &&
		LOCAL.test( text.slice( 0, at ) ) &&
		DOMAIN.test( text.slice( at + 1 ) )
	);
}

/**
 * Returns the error message for a list of recipients, in Jetpack's wording.
 *
 * @param list Addresses with commas between.
 * @return A sentence; empty if all are valid.
 */
export function getRecipientsError( list: string ): string {
	const wrong = list
		.split( ',' )
		.map( ( part ) => part.trim() )
		.filter( ( email ) => email && ! isEmail( email ) );
	const [ first = '', second = '' ] = wrong;
	switch ( wrong.length ) {
		case 0:
			return '';
		case 1:
			return sprintf(
				/* translators: %s: what was typed as an email address. */
				__( '%s is not a valid email address.', 'mainstreet-blocks' ),
				first
			);
		case 2:
			return sprintf(
				/* translators: 1, 2: what was typed as email addresses. */
				__(
					'%1$s and %2$s are not a valid email address.',
					'mainstreet-blocks'
				),
				first,
				second
			);
		default:
			return sprintf(
				/* translators: %s: what was typed as email addresses, with commas between. */
				__( '%s are not a valid email address.', 'mainstreet-blocks' ),
				wrong.join( ', ' )
			);
	}
}
