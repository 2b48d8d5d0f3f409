import type { BlockSaveProps } from '@wordpress/blocks';
import { toList } from '@shared/guards';
import type { Attributes } from './types';

/** A link for each restaurant; numbers are written as they are stored. */
function SavedLinks( { rid }: { rid: unknown } ) {
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

/** Writes the links, without an element around them: the markup that content of other sites has, too. */
export const save = ( { attributes }: BlockSaveProps< Attributes > ) => (
	<SavedLinks rid={ attributes.rid } />
);
