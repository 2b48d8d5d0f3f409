import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { button, campaign, expectNoViolation, open, writes } from './screen';

jest.mock( '@wordpress/api-fetch', () => ( {
	__esModule: true,
	default: Object.assign( jest.fn(), { use: jest.fn() } ),
} ) );

const page = ( items: object[] ) => ( {
	items,
	total: items.length,
	queue: { per_hour: 0, is_stale: false, runner: 'wp-cron', subscribers: 7 },
} );

const sending = ( more: object = {} ) => ( {
	total: 7,
	missing: 0,
	time: '',
	...more,
} );

describe( 'Newsletters', () => {
	it( 'of earlier posts are sent from here, now or at a time, with the number of people', async () => {
		const { container } = open( ( { path = '', method } ) => {
			if ( /campaigns/.test( path ) ) {
				return page( [] );
			}
			if ( method === 'POST' ) {
				return sending( { time: '8:00 am' } );
			}
			return /posts\/12/.test( path )
				? sending()
				: { items: [ { id: 12, title: 'Old bread', date: '' } ] };
		}, '#/campaigns' );
		await userEvent.click(
			await screen.findByRole( 'button', {
				name: 'Send an earlier post',
			} )
		);
		await userEvent.click(
			await screen.findByRole( 'button', { name: 'Old bread' } )
		);
		const dialog = await screen.findByRole( 'dialog', {
			name: 'Send “Old bread”',
		} );
		expect(
			await within( dialog ).findByText(
				'It will be sent to 7 subscribers.'
			)
		).toBeInTheDocument();
		await expectNoViolation( container );
		await userEvent.type(
			within( dialog ).getByLabelText( 'Send time' ),
			'2030-01-02T08:00'
		);
		expect( writes() ).toEqual( [] );
		await userEvent.click( button( 'Schedule' ) );
		await waitFor( () =>
			expect( writes() ).toEqual( [
				expect.objectContaining( {
					path: '/mainstreet/v1/newsletter/posts/12',
					data: { action: 'send', at: '2030-01-02T08:00' },
				} ),
			] )
		);
		expect(
			( await screen.findAllByText( /Scheduled for: 8:00 am/ ) )[ 0 ]
		).toBeInTheDocument();
	} );

	it( 'go again to who did not get them; what is wrong stands beside it', async () => {
		open( ( { path = '', method } ) => {
			if ( /campaigns/.test( path ) ) {
				return page( [
					campaign( {
						status: 'done',
						actions: [],
						audience: 'all',
						post: {
							id: 9,
							title: 'Spring news',
							link: '',
							edit: '',
						},
					} ),
				] );
			}
			if ( method === 'POST' ) {
				throw { message: 'It has changed.' };
			}
			return sending( { missing: 2 } );
		}, '#/campaigns' );
		await screen.findByText( 'Spring news' );
		await userEvent.click( button( 'Actions' ) );
		await userEvent.click(
			await screen.findByRole( 'menuitem', { name: 'Send again' } )
		);
		const dialog = await screen.findByRole( 'dialog' );
		await within( dialog ).findByText(
			/2 subscribers who did not receive it/
		);
		await userEvent.click( button( 'Send again' ) );
		expect(
			await within( dialog ).findByText( 'It has changed.' )
		).toBeInTheDocument();
	} );
} );
