/** The block in an editor of tests: one that keeps its attributes, and knows what keeps the post from being saved. */
import { render } from '@testing-library/react';
import {
	RegistryProvider,
	createReduxStore,
	createRegistry,
} from '@wordpress/data';
import { useState } from '@wordpress/element';
import { store as noticesStore } from '@wordpress/notices';
import { membershipsStore } from '@store/memberships';
import Edit from '../edit';
import type { Attributes } from '../types';

const blockEditor = createReduxStore( 'core/block-editor', {
	reducer: ( state = {} ) => state,
	selectors: { getSettings: () => ( {} ) },
} );

/** Names of what keeps the post from being saved. */
export const locks = new Set< string >();

const postEditor = createReduxStore( 'core/editor', {
	reducer: ( state = {} ) => state,
	actions: {
		lockPostSaving: ( name: string ) => {
			locks.add( name );
			return { type: 'LOCK' };
		},
		unlockPostSaving: ( name: string ) => {
			locks.delete( name );
			return { type: 'UNLOCK' };
		},
	},
	selectors: {},
} );

/** The block in an editor that keeps its attributes; those are in what it gives, as is how to remove it. */
export function draw( first: Attributes ) {
	const seen = { attributes: first, unmount: () => {} };
	function Editor() {
		const [ attributes, setAttributes ] = useState( first );
		seen.attributes = attributes;
		return (
			<Edit
				{ ...( { clientId: 'a', isSelected: true } as object as {
					clientId: string;
					isSelected: boolean;
					context: Record< string, unknown >;
					className: string;
				} ) }
				attributes={ attributes }
				setAttributes={ ( changes ) =>
					setAttributes( ( old ) => ( { ...old, ...changes } ) )
				}
			/>
		);
	}
	const registry = createRegistry();
	registry.register( blockEditor );
	registry.register( membershipsStore );
	registry.register( noticesStore );
	registry.register( postEditor );
	seen.unmount = render(
		<RegistryProvider value={ registry }>
			<Editor />
		</RegistryProvider>
	).unmount;
	return seen;
}
