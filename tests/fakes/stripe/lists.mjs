/** Lists that are read page by page. */
import { StripeError } from './account.mjs';
import { list } from './objects.mjs';

/**
 * A page of a list, the newest first.
 *
 * @param {string}   url                  Its address.
 * @param {Object[]} all                  Objects, the oldest first.
 * @param {Object}   query                What is asked for.
 * @param {string}   query.limit          How many; 1 to 100.
 * @param {string}   query.starting_after Last object of the page before.
 * @return {Object} List.
 */
export function pageOf( url, all, { limit = '10', starting_after: last } ) {
	const size = Number( limit );
	if ( ! ( size >= 1 && size <= 100 ) ) {
		throw new StripeError( 400, 'This value must be between 1 and 100.', {
			code: 'parameter_invalid_integer',
			param: 'limit',
		} );
	}
	const found = [ ...all ].reverse();
	const at = last ? found.findIndex( ( { id } ) => id === last ) : -1;
	if ( last && at < 0 ) {
		throw new StripeError( 400, `No such object: '${ last }'`, {
			code: 'resource_missing',
			param: 'starting_after',
		} );
	}
	const rest = found.slice( at + 1 );
	return {
		...list( url, rest.slice( 0, size ) ),
		has_more: rest.length > size,
	};
}
