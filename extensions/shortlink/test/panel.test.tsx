import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { usePost, type PostSelectors } from '@shared/post-editor';
import { registerPanel } from '@shared/register-panel';
import setUp from '..';
import { Settings } from '../panel';

jest.mock( '@shared/register-panel', () => ( { registerPanel: jest.fn() } ) );
jest.mock( '@shared/post-editor', () => ( { usePost: jest.fn() } ) );

const show = ( link: unknown ) => {
	jest.mocked( usePost ).mockReturnValue( link );
	return render( <Settings /> );
};

describe( 'The shortlink panel', () => {
	it( 'is there for posts with a shortlink only', () => {
		setUp();
		const [ panel ] = jest.mocked( registerPanel ).mock.calls[ 0 ] ?? [];
		const post = ( link: unknown ) => ( {
			getCurrentPostId: () => 7,
			getCurrentPostType: () => 'post',
			getEditedPostAttribute: ( name: string ) =>
				name === 'jetpack_shortlink' ? link : 'else',
			getEditedPostVisibility: () => 'public',
			isCurrentPostPublished: () => true,
			isEditedPostDirty: () => false,
			isPublishSidebarOpened: () => false,
		} );
		expect( panel?.when?.( post( 'https://a.example/?p=7' ) ) ).toBe(
			true
		);
		for ( const none of [ '', undefined, null, 7 ] ) {
			expect( panel?.when?.( post( none ) ) ).toBe( false );
		}
	} );

	it( 'shows the shortlink to be read, not changed', async () => {
		show( 'https://a.example/?p=7' );
		const field = screen.getByRole( 'textbox', { name: 'Shortlink' } );
		expect( field ).toHaveValue( 'https://a.example/?p=7' );
		expect( field ).toHaveAttribute( 'readonly' );
	} );

	it( 'copies it', async () => {
		const user = userEvent.setup();
		show( 'https://a.example/?p=7' );
		await user.click(
			screen.getByRole( 'button', { name: 'Copy shortlink' } )
		);
		expect( await navigator.clipboard.readText() ).toBe(
			'https://a.example/?p=7'
		);
	} );

	it( 'reads what is stored of the post', () => {
		show( '' );
		const read = jest.mocked( usePost ).mock.calls[ 0 ]?.[ 1 ];
		const getCurrentPostAttribute: PostSelectors[ 'getCurrentPostAttribute' ] =
			( name ) => ( name === 'jetpack_shortlink' ? 5 : 'else' );
		expect( read?.( { getCurrentPostAttribute } as never ) ).toBe( '' );
		expect(
			screen.getByText( 'This post has no shortlink.' )
		).toBeVisible();
	} );
} );
