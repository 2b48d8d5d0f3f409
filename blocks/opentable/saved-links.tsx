import { toList } from '@shared/guards';

/** A link for each restaurant; numbers are written as they are stored. */
export function SavedLinks( { rid }: { rid: unknown } ) {
	return (
		<>
			{ toList( rid ).map( ( id, index ) => {
				const url = `https://www.opentable.com/restref/client/?rid=${ String( id ) }`;
				return (
					<a key={ index } href={ url }>
						{ url }
					</a>
				);
			} ) }
		</>
	);
}
