import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from '../app';
import { readCheck } from '../keys-state';
import { readState, readValues } from '../state';
import { parseHash } from '../use-tab';
import { NONE, PRINTED, go, open, request } from './screen';

jest.mock( '@wordpress/api-fetch', () => ( {
	__esModule: true,
	default: Object.assign( jest.fn(), { use: jest.fn() } ),
} ) );

beforeEach( () => request.mockReset() );

describe( 'the screen', () => {
	it( 'leads back to the editor only when it came from there', () => {
		const { unmount } = open();
		expect( screen.queryByText( 'Back to the editor' ) ).toBeNull();
		unmount();
		open( NONE, { returnUrl: '/wp-admin/post.php?post=7&action=edit' } );
		expect(
			screen.getByRole( 'link', { name: 'Back to the editor' } )
		).toHaveAttribute( 'href', '/wp-admin/post.php?post=7&action=edit' );
	} );

	it( 'opens the part that the address names, and without one the modules', async () => {
		const { unmount } = open( NONE, {}, 'tools' );
		expect(
			screen.getByRole( 'heading', { name: 'Checks' } )
		).toBeVisible();
		expect( screen.getByRole( 'link', { name: 'Tools' } ) ).toHaveAttribute(
			'aria-current',
			'page'
		);
		unmount();
		expect( parseHash( '', 'modules' ).tab ).toBe( 'modules' );
		expect( parseHash( '#/nonsense', 'connections' ).tab ).toBe(
			'connections'
		);
		expect( parseHash( '#/connections/google_photos', 'modules' ) ).toEqual(
			{
				tab: 'connections',
				id: 'google_photos',
			}
		);
		expect( parseHash( '#/connections/mapbox', 'modules' ) ).toEqual( {
			tab: 'connections',
			id: 'mapbox',
		} );
	} );

	it( 'brings who comes for a service to its field', () => {
		window.HTMLElement.prototype.scrollIntoView = jest.fn();
		window.history.replaceState( null, '', '#/connections/mapbox' );
		const { services } = PRINTED;
		render( <App state={ readState( { services } ) } /> );
		expect( screen.getByRole( 'textbox' ) ).toHaveFocus();
	} );

	it( 'brings who comes for a network to the heading of the networks', () => {
		window.HTMLElement.prototype.scrollIntoView = jest.fn();
		window.history.replaceState( null, '', '#/connections/networks' );
		const accounts = [
			{ service: 'instagram', label: 'Instagram' },
			{ service: 'mastodon', label: 'Mastodon', network: true },
		];
		render( <App state={ readState( { accounts } ) } /> );
		const heading = screen.getByRole( 'heading', {
			name: 'Social networks',
		} );
		expect( heading ).toHaveFocus();
		const names = screen
			.getAllByRole( 'heading' )
			.map( ( { textContent } ) => textContent );
		expect( names.slice( -3 ) ).toEqual( [
			'Instagram',
			'Social networks',
			'Mastodon',
		] );
	} );

	it( 'shows a section on the tab that it names', () => {
		const more = {
			sections: [ { id: 'embeds', tab: 'privacy', label: 'Embeds' } ],
			fields: [
				{
					name: 'embeds_on_click',
					section: 'embeds',
					type: 'boolean',
					label: 'Load embeds on click',
				},
			],
		};
		const { unmount } = open( NONE, more, 'modules' );
		expect( screen.queryByText( 'Load embeds on click' ) ).toBeNull();
		unmount();
		open( NONE, more, 'privacy' );
		expect(
			screen.getByRole( 'checkbox', { name: 'Load embeds on click' } )
		).toBeVisible();
	} );

	it( 'keeps what was typed while another part is open', async () => {
		open();
		await userEvent.type( screen.getByRole( 'textbox' ), 'pk.half' );
		go( '#/tools' );
		expect( screen.queryByRole( 'textbox' ) ).toBeNull();
		go( '#/connections' );
		expect( screen.getByRole( 'textbox' ) ).toHaveValue( 'pk.half' );
	} );

	it( 'saves at once whether the plugin cleans up, and takes it back when that fails', async () => {
		request.mockResolvedValueOnce( { delete_on_uninstall: true } );
		open( NONE, {}, 'privacy' );
		const box = screen.getByRole( 'checkbox' );
		await userEvent.click( box );
		expect( await screen.findByText( 'Saved.' ) ).toBeInTheDocument();
		expect( box ).toBeChecked();
		request.mockRejectedValueOnce( { message: 'Not today.' } );
		await userEvent.click( box );
		expect( await screen.findByText( 'Not today.' ) ).toBeInTheDocument();
		expect( box ).toBeChecked();
	} );

	it( 'asks about responses only where the rest is to go', async () => {
		request.mockResolvedValue( {} );
		open( NONE, {}, 'privacy' );
		const answers = /form responses and the files/;
		expect(
			screen.queryByRole( 'checkbox', { name: answers } )
		).toBeNull();
		await userEvent.click( screen.getByRole( 'checkbox' ) );
		await userEvent.click(
			await screen.findByRole( 'checkbox', { name: answers } )
		);
		expect( request ).toHaveBeenLastCalledWith(
			expect.objectContaining( {
				data: { delete_answers_on_uninstall: true },
			} )
		);
	} );

	it( 'stands whatever was printed', () => {
		for ( const odd of [
			undefined,
			null,
			5,
			[],
			{ services: [ null ] },
		] ) {
			const { unmount } = render( <App state={ readState( odd ) } /> );
			unmount();
		}
		expect( readCheck( [] ) ).toBeNull();
		expect(
			readValues( { mapbox: { source: 'evil' } } ).keys.mapbox
		).toEqual( NONE );
	} );
} );
