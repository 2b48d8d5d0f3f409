import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';

/**
 * Whether the user chose to search the whole list.
 *
 * @param search What is searched for; another text is searched in the newest rows first.
 */
export function useSearchAll( search: string ) {
	const [ asked, setAsked ] = useState( '' );
	return {
		isAll: search !== '' && asked === search,
		searchAll: () => setAsked( search ),
	};
}

/**
 * Says that a search covered the newest rows only, and offers to search all.
 *
 * @param limit     Newest rows that were searched for any part of a text; 0 for all.
 * @param searchAll Reads the whole list.
 * @return Nothing for 0.
 */
export function showSearchLimit( limit: number, searchAll: () => void ) {
	return limit > 0 ? (
		<>
			<span>
				{ sprintf(
					/* translators: %s: number, such as 10,000. */
					__(
						'Searched the newest %s entries. Older ones are found by how an address or name begins.',
						'mainstreet-blocks'
					),
					limit.toLocaleString()
				) }
			</span>{ ' ' }
			<Button variant="link" onClick={ searchAll }>
				{ __( 'Search all', 'mainstreet-blocks' ) }
			</Button>
		</>
	) : null;
}
