import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
	RegistryProvider,
	createReduxStore,
	createRegistry,
} from '@wordpress/data';
import Edit from '../edit';

jest.mock( '@wordpress/block-editor', () => ( {
	useBlockProps: ( props: object ) => props,
} ) );

type Fields = Record< string, unknown >;

/** An editor of a post; without fields, of what is no post. */
function open( fields?: Fields ) {
	const registry = createRegistry();
	if ( fields ) {
		registry.register(
			createReduxStore( 'core/editor', {
				reducer: (
					state: Fields = fields,
					action: { type: string; edits?: Fields }
				) => ( { ...state, ...action.edits } ),
				actions: {
					editPost: ( edits: Fields ) => ( { type: 'EDIT', edits } ),
				},
				selectors: {
					getEditedPostAttribute: ( state: Fields, name: string ) =>
						state[ name ],
				},
			} )
		);
	}
	return render(
		<RegistryProvider value={ registry }>
			<Edit />
		</RegistryProvider>
	);
}

const OFF = /Likes are turned off for this post/;
const off = () => screen.queryByText( OFF, { ignore: '[aria-live]' } );

describe( 'The like button in the editor', () => {
	it( 'is shown as visitors see it, and can’t be pressed', () => {
		const { container } = open( { jetpack_likes_enabled: true } );
		expect( screen.getByText( 'Like' ) ).toBeVisible();
		expect( screen.queryByRole( 'button' ) ).toBeNull();
		expect( container.querySelector( 'svg' ) ).toHaveAttribute(
			'aria-hidden',
			'true'
		);
		expect( off() ).toBeNull();
	} );

	it( 'says that the post shows none, and switches it on', async () => {
		open( { jetpack_likes_enabled: false } );
		expect( off() ).toBeVisible();
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Show likes' } )
		);
		expect( off() ).toBeNull();
		expect( screen.getByText( 'Like' ) ).toBeVisible();
	} );

	it( 'says nothing where no post is edited', () => {
		open();
		expect( screen.getByText( 'Like' ) ).toBeVisible();
		expect( off() ).toBeNull();
	} );
} );
