import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getPostActions, usePost } from '@shared/post-editor';
import { registerPanel } from '@shared/register-panel';
import setUp from '..';
import { BeforePublishing, Settings } from '../panel';

jest.mock( '@shared/register-panel', () => ( { registerPanel: jest.fn() } ) );
jest.mock( '@shared/post-editor', () => ( {
	getPostActions: jest.fn(),
	usePost: jest.fn(),
} ) );

const editPost = jest.fn();

const META = {
	advanced_seo_description: 'Rye 👨‍👩‍👧‍👦',
	jetpack_seo_html_title: 'Dark bread',
	jetpack_seo_noindex: true,
};

const hold = ( meta: unknown ) =>
	jest
		.mocked( usePost )
		.mockImplementation( ( _, read ) =>
			read( { getEditedPostAttribute: () => meta } as never )
		);

beforeEach( () => {
	jest.mocked( registerPanel ).mockClear();
	editPost.mockClear();
	jest.mocked( getPostActions ).mockReturnValue( { editPost } as never );
	hold( META );
} );

describe( 'The SEO panel', () => {
	it( 'is there where the server wants it, for posts that have the fields', () => {
		for ( const seo of [ false, undefined, 'true' ] ) {
			Object.assign( window, { mainstreetBlocks: { seo } } );
			setUp();
		}
		expect( registerPanel ).not.toHaveBeenCalled();
		Object.assign( window, { mainstreetBlocks: { seo: true } } );
		setUp();
		const [ panel ] = jest.mocked( registerPanel ).mock.calls[ 0 ] ?? [];
		expect( panel?.places ).toEqual( [ 'Settings', 'BeforePublishing' ] );
		const asked = ( meta: unknown ) =>
			panel?.when?.( { getEditedPostAttribute: () => meta } as never );
		expect( asked( META ) ).toBe( true );
		for ( const none of [ undefined, null, {}, [] ] ) {
			expect( asked( none ) ).toBe( false );
		}
	} );

	it( 'counts the characters that readers see, while the author types', async () => {
		const user = userEvent.setup();
		render( <BeforePublishing /> );
		const field = screen.getByRole( 'textbox', {
			name: 'SEO description',
		} );
		expect( field ).toHaveAccessibleDescription(
			'5 characters. Search engines show about 160.'
		);
		await user.type( field, '!' );
		expect( editPost ).toHaveBeenCalledWith( {
			meta: { advanced_seo_description: 'Rye 👨‍👩‍👧‍👦!' },
		} );
		expect( screen.queryByRole( 'checkbox' ) ).toBeNull();
	} );

	it( 'changes one field and leaves the others as they are', async () => {
		const user = userEvent.setup();
		render( <Settings /> );
		await user.type(
			screen.getByRole( 'textbox', { name: 'SEO title' } ),
			's'
		);
		expect( editPost ).toHaveBeenLastCalledWith( {
			meta: { jetpack_seo_html_title: 'Dark breads' },
		} );
		const box = screen.getByRole( 'checkbox', {
			name: 'Hide from search engines',
		} );
		expect( box ).toBeChecked();
		await user.click( box );
		expect( editPost ).toHaveBeenLastCalledWith( {
			meta: { jetpack_seo_noindex: false },
		} );
	} );

	it( 'says one character, and shows fields of other shapes as empty', () => {
		hold( { advanced_seo_description: 'x', jetpack_seo_html_title: 5 } );
		render( <Settings /> );
		expect(
			screen.getByRole( 'textbox', { name: 'SEO description' } )
		).toHaveAccessibleDescription(
			'1 character. Search engines show about 160.'
		);
		expect(
			screen.getByRole( 'textbox', { name: 'SEO title' } )
		).toHaveValue( '' );
	} );
} );
