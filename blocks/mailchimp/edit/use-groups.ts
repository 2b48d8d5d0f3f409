import apiFetch from '@wordpress/api-fetch';
import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { getErrorMessage } from '@shared/api';
import { toRecord, toRecords } from '@shared/guards';

export type Category = {
	id: string;
	title: string;
	interests: { id: string; name: string }[];
};

export type Groups = { categories: Category[] | null; error: string };

/** Reads the answer of `GET /wpcom/v2/mailchimp/groups` (docs/server-contract.md A17). */
export const readGroups = ( answer: unknown ): Category[] =>
	toRecords( toRecord( answer ).interest_categories ).map(
		( { id, title, interests } ) => ( {
			id: String( id ),
			title: String( title ?? '' ),
			interests: toRecords( interests ).map( ( interest ) => ( {
				id: String( interest.id ),
				name: String( interest.name ?? '' ),
			} ) ),
		} )
	);

/** The groups of the audience; null until they are known. */
export function useGroups(): Groups {
	const [ groups, setGroups ] = useState< Groups >( {
		categories: null,
		error: '',
	} );
	useEffect( () => {
		const controller = new AbortController();
		apiFetch( {
			path: '/wpcom/v2/mailchimp/groups',
			signal: controller.signal,
		} ).then(
			( answer: unknown ) =>
				setGroups( { categories: readGroups( answer ), error: '' } ),
			( error: unknown ) =>
				controller.signal.aborted ||
				setGroups( {
					categories: [],
					error: getErrorMessage(
						error,
						__( 'Could not load the groups.', 'mainstreet-blocks' )
					),
				} )
		);
		return () => controller.abort();
	}, [] );
	return groups;
}
