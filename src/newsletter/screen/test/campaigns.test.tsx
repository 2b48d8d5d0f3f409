import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readCampaigns, readProgress, readUndelivered } from '../types';
import { describeLeft } from '../campaign-labels';
import {
	HOSTILE,
	button,
	campaign,
	expectNoViolation,
	open,
	writes,
} from './screen';

jest.mock( '@wordpress/api-fetch', () => ( {
	__esModule: true,
	default: Object.assign( jest.fn(), { use: jest.fn() } ),
} ) );

const list = ( items: object[], queue: object = {} ) => ( {
	items,
	total: items.length,
	queue: {
		per_hour: 300,
		is_stale: false,
		runner: 'wp-cron',
		subscribers: 1200,
		...queue,
	},
} );

describe( 'mailings', () => {
	it( 'show how far they are, what is left, and what can be done', async () => {
		open( () => list( [ campaign() ] ), '#/campaigns' );
		const [ bar ] = await screen.findAllByRole( 'progressbar', {
			name: 'Sending progress: Spring news',
		} );
		expect( bar ).toHaveAttribute( 'value', '3004' );
		expect( bar ).toHaveAttribute( 'max', '12000' );
		expect( screen.getByRole( 'table' ) ).toHaveTextContent(
			/3,000 of 12,000 sent, 4 failed.*About 3 hours left/
		);
		expect(
			screen.getByText( /go to 1,200 subscribers.*300 emails/ )
		).toBeInTheDocument();
		await userEvent.click( button( 'Pause' ) );
		expect( writes()[ 0 ] ).toMatchObject( {
			path: '/mainstreet/v1/campaigns/3',
			data: { action: 'pause' },
		} );
	} );

	it( 'are told by state, and axe finds nothing wrong', async () => {
		const { container } = open(
			() =>
				list(
					[
						[ 'queued', 'Starting soon' ],
						[ 'sending', 'Sending' ],
						[
							'paused',
							'Paused: too many emails failed',
							'failures',
						],
						[ 'paused', 'Paused', 'owner' ],
						[ 'done', 'Sent' ],
						[ 'failed', 'Failed' ],
						[ 'cancelled', 'Canceled' ],
					].map( ( [ status, title, note = '' ], id ) =>
						campaign( { id, status, note, post: { title } } )
					),
					{ is_stale: true }
				),
			'#/campaigns'
		);
		// Each is titled as its state is called.
		for ( const name of [ 'Starting soon', 'Sent', 'Failed', 'Paused' ] ) {
			expect(
				( await screen.findAllByText( name ) ).length
			).toBeGreaterThan( 1 );
		}
		await expectNoViolation( container );
	} );

	it( 'are cancelled after a question, and a refusal is shown', async () => {
		open( ( { method } ) => {
			if ( method === 'POST' ) {
				throw { message: 'It is finished already.' };
			}
			return list( [ campaign() ] );
		}, '#/campaigns' );
		await screen.findAllByRole( 'progressbar' );
		await userEvent.click( button( 'Actions' ) );
		await userEvent.click(
			await screen.findByRole( 'menuitem', { name: 'Cancel sending' } )
		);
		expect( writes() ).toEqual( [] );
		await userEvent.click(
			within( screen.getByRole( 'dialog' ) ).getByRole( 'button', {
				name: 'Cancel sending',
			} )
		);
		expect(
			await screen.findByText( 'It is finished already.', {
				selector: '.components-notice__content',
			} )
		).toBeInTheDocument();
	} );

	it( 'list whom they did not reach, as text', async () => {
		open(
			( { path } ) =>
				path.includes( '/failures' )
					? {
							items: [
								{
									id: 1,
									email: 'a@example.org',
									error: HOSTILE,
									tries: 3,
									is_final: true,
								},
							],
							total: 1,
						}
					: list( [ campaign() ] ),
			'#/campaigns'
		);
		await screen.findAllByRole( 'progressbar' );
		await userEvent.click( button( 'Show failures' ) );
		const dialog = screen.getByRole( 'dialog' );
		expect(
			await within( dialog ).findByText( 'a@example.org' )
		).toBeInTheDocument();
		expect( within( dialog ).getByText( HOSTILE ) ).toBeInTheDocument();
		expect( dialog ).toHaveTextContent( 'Failed permanently' );
	} );

	it( 'warn when nothing is working on them, and can be tried out', async () => {
		open(
			( { method } ) =>
				method === 'POST'
					? { to: 'me@example.org' }
					: list( [], { is_stale: true } ),
			'#/campaigns'
		);
		expect(
			await screen.findByText( /have not run for a while/, {
				selector: '.components-notice__content',
			} )
		).toBeInTheDocument();
		expect(
			screen.getByText( /Nothing has been sent yet/ )
		).toBeInTheDocument();
		await userEvent.click( button( 'Send me a test email' ) );
		await waitFor( () =>
			expect(
				screen.getByText( 'Test email sent to me@example.org.', {
					selector: '.components-notice__content',
				} )
			).toBeInTheDocument()
		);
	} );

	it( 'are read whatever the server says', () => {
		for ( const odd of [ null, 5, 'x', { items: [ null ], queue: 5 } ] ) {
			expect( readCampaigns( odd ).queue.perHour ).toBe( 0 );
			expect( readUndelivered( odd ).total ).toBe( 0 );
			expect( readProgress( odd ).isFinished ).toBe( false );
		}
		expect( describeLeft( 30 ) ).toBe( 'About 1 minute left' );
		expect( describeLeft( 118_800 ) ).toBe( 'About 33 hours left' );
	} );
} );
