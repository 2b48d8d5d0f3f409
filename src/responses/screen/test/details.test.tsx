import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HOSTILE, link, open, outcome, page, row, writes } from './screen';

jest.mock( '@wordpress/api-fetch', () => ( {
	__esModule: true,
	default: Object.assign( jest.fn(), { use: jest.fn() } ),
} ) );

describe( 'one response', () => {
	const DETAILS = {
		...row( 1, { unread: true } ),
		fields: [
			{ label: HOSTILE, value: HOSTILE, type: 'text', files: [] },
			{ label: 'Web', value: 'javascript:alert(1)', type: 'url' },
			{ label: 'Mail', value: 'a@example.org', type: 'email' },
			{
				label: 'CV',
				value: 'cv.pdf',
				type: 'file',
				files: [ { name: 'cv.pdf', size: 2048, url: '/file' } ],
			},
			{
				label: 'Boats',
				value: 'Kayak, Raft',
				type: 'image-select',
				pictures: [
					{
						label: 'Kayak',
						url: '/kayak.jpg',
						thumbnail: '/kayak-150.jpg',
					},
					{
						label: 'Raft',
						url: 'https://example.org/raft.jpg',
						thumbnail: '',
					},
				],
			},
			{ label: 'Fax', value: '', type: 'telephone' },
			{ label: 'Phone', value: '+44 (0)20 7946-0000', type: 'telephone' },
			{ label: 'Odd', value: 'call me; or not', type: 'telephone' },
		],
		mail: { state: 'failed', error: 'No route to host', tries: 4 },
	};

	it( 'opens with focus, is read, shows everything as text, and closes to where it was opened', async () => {
		open( ( { path, method } ) => {
			if ( method === 'POST' ) {
				return outcome( [ 1 ], [ row( 1 ) ] );
			}
			return path.endsWith( '/1' )
				? DETAILS
				: page( [ row( 1, { unread: true } ) ] );
		} );
		await userEvent.click( await link( 'Person 1 (unread)' ) );
		const details = await screen.findByRole( 'region', {
			name: 'Person 1',
		} );
		expect( within( details ).getByRole( 'heading' ) ).toHaveFocus();
		expect( within( details ).getAllByText( HOSTILE ) ).toHaveLength( 2 );
		// Of two pictures that were chosen, the one that is the site's.
		expect(
			[ ...details.querySelectorAll( 'img' ) ].map( ( { src } ) => src )
		).toEqual( [ 'http://localhost/kayak-150.jpg' ] );
		expect( details ).toHaveTextContent( 'Kayak, Raft' );
		expect(
			within( details ).getByRole( 'link', { name: 'Raft' } )
		).toHaveAttribute( 'href', 'https://example.org/raft.jpg' );
		expect(
			within( details ).queryByRole( 'link', { name: /javascript/ } )
		).toBeNull();
		expect(
			within( details ).getByRole( 'link', { name: 'a@example.org' } )
		).toHaveAttribute( 'href', 'mailto:a@example.org' );
		expect(
			within( details ).getByRole( 'link', { name: 'cv.pdf' } )
		).toHaveAttribute( 'href', '/file' );
		expect( details ).toHaveTextContent( 'Not answered' );
		expect(
			within( details ).getByRole( 'link', { name: /7946/ } )
		).toHaveAttribute( 'href', 'tel:+4402079460000' );
		expect(
			within( details ).queryByRole( 'link', { name: /call me/ } )
		).toBeNull();
		expect(
			within( details ).getByRole( 'link', { name: 'Reply' } )
		).toHaveAttribute(
			'href',
			'mailto:person1@example.org?subject=Re%3A%20%5BAurora%5D%20Contact'
		);
		await waitFor( () =>
			expect( writes() ).toEqual( [
				expect.objectContaining( {
					data: { action: 'read', ids: [ 1 ] },
				} ),
			] )
		);
		await userEvent.keyboard( '{Escape}' );
		await waitFor( () =>
			expect(
				screen.queryByRole( 'region', { name: 'Person 1' } )
			).toBeNull()
		);
		expect( await link( 'Person 1' ) ).toHaveFocus();
	} );

	it( 'marks its row, names the browser in words, and keeps what can be undone quiet', async () => {
		const agent =
			'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
		open(
			( { path } ) =>
				path.endsWith( '/1' )
					? { ...DETAILS, unread: false, user_agent: agent }
					: page( [ row( 2 ), row( 1 ) ] ),
			'#/inbox/1'
		);
		const details = await screen.findByRole( 'region', {
			name: 'Person 1',
		} );
		expect( await link( 'Person 1' ) ).toHaveAttribute(
			'aria-current',
			'true'
		);
		expect( await link( 'Person 2' ) ).not.toHaveAttribute(
			'aria-current'
		);
		const words = await within( details ).findByText( 'Chrome on Linux' );
		expect( within( details ).getByText( agent ) ).not.toBeVisible();
		await userEvent.click( words );
		expect( within( details ).getByText( agent ) ).toBeVisible();
		for ( const name of [ 'Mark as spam', 'Move to Trash' ] ) {
			const button = within( details ).getByRole( 'button', { name } );
			expect( button ).toHaveClass( 'is-tertiary' );
			expect( button ).not.toHaveClass( 'is-destructive' );
		}
	} );

	it( 'shows an unknown browser as it named itself', async () => {
		open(
			( { path } ) =>
				path.endsWith( '/1' )
					? { ...DETAILS, unread: false, user_agent: HOSTILE }
					: page( [ row( 1 ) ] ),
			'#/inbox/1'
		);
		const browser = await screen.findByText( 'Browser' );
		expect( browser.nextElementSibling ).toHaveTextContent( HOSTILE );
		expect( browser.nextElementSibling?.innerHTML ).not.toContain( '<img' );
	} );

	it( 'leads to the ones above and below it in the list', async () => {
		open(
			( { path } ) =>
				/\/\d+$/.test( path )
					? {
							...DETAILS,
							...row( Number( path.split( '/' ).pop() ) ),
						}
					: page( [ row( 3 ), row( 2 ), row( 1 ) ] ),
			'#/inbox/2'
		);
		await screen.findByRole( 'region', { name: 'Person 2' } );
		await link( 'Person 3' );
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Previous response' } )
		);
		await screen.findByRole( 'region', { name: 'Person 3' } );
		expect(
			screen.getByRole( 'button', { name: 'Previous response' } )
		).toHaveAttribute( 'aria-disabled', 'true' );
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Next response' } )
		);
		await screen.findByRole( 'region', { name: 'Person 2' } );
		expect( window.location.hash ).toBe( '#/inbox/2' );
	} );

	it( 'says that its e-mail failed, why, and sends it again', async () => {
		let isSent = false;
		open( ( { path, method } ) => {
			if ( method === 'POST' ) {
				isSent = true;
				return outcome( [ 1 ], [ row( 1 ) ] );
			}
			return path.endsWith( '/1' )
				? {
						...DETAILS,
						unread: false,
						mail: isSent ? { state: 'sent' } : DETAILS.mail,
					}
				: page( [ row( 1 ) ] );
		}, '#/inbox/1' );
		expect(
			await screen.findByText( /No route to host/ )
		).toBeInTheDocument();
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Retry' } )
		);
		expect( writes()[ 0 ]?.data ).toEqual( {
			action: 'retry',
			ids: [ 1 ],
		} );
		expect(
			await screen.findByText( 'Sent by email.' )
		).toBeInTheDocument();
	} );

	it( 'that is gone says so', async () => {
		open( ( { path } ) => {
			if ( path.endsWith( '/1' ) ) {
				throw { message: 'This response no longer exists.' };
			}
			return page( [] );
		}, '#/inbox/1' );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent(
			'no longer exists'
		);
		await act( async () => {} );
	} );
} );
