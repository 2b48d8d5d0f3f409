import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NONE, STORED, expectNoViolation, open } from './screen';

jest.mock( '@wordpress/api-fetch', () => ( {
	__esModule: true,
	default: Object.assign( jest.fn(), { use: jest.fn() } ),
} ) );

const MODULES = [
	{
		id: 'calendly',
		label: 'Calendly',
		sentTo: 'Calendly',
		sent: 'The IP address.',
		on: true,
	},
	{
		id: 'video',
		label: 'Hosted Video',
		sentTo: 'VideoPress',
		sent: 'The page.',
		on: false,
	},
	{ id: 'markdown', label: 'Markdown', sent: '', on: true },
];

const service = ( id: string, label: string ) => ( {
	id,
	label,
	type: 'payments',
	data: 'The item and the amount.',
} );

/** Texts of the table, row by row. */
async function readTable( more: object, mapbox: object = NONE ) {
	const { container } = open( mapbox, more, 'privacy' );
	await userEvent.click( screen.getByText( 'What each service receives' ) );
	const table = screen.getByRole( 'table', {
		name: 'What each service receives',
	} );
	await expectNoViolation( container );
	return within( table )
		.getAllByRole( 'row' )
		.slice( 1 )
		.map( ( row ) =>
			[ ...row.children ].map( ( { textContent } ) => textContent )
		);
}

describe( 'What each service receives', () => {
	it( 'lists services with a key, accounts and embeds by name', async () => {
		const accounts = [
			{ service: 'bluesky', label: 'Bluesky', data: 'Your posts.' },
			{
				service: 'mastodon',
				label: 'Mastodon',
				data: 'Your posts and images.',
				accounts: [ { id: 1, name: '@me', status: 'ok' } ],
			},
		];
		expect(
			await readTable( { modules: MODULES, accounts }, STORED )
		).toEqual( [
			[ 'Bluesky', 'Your posts.', 'Not connected' ],
			[ 'Calendly', 'The IP address.', 'When shown' ],
			[ 'Mapbox', 'Browsers load maps from Mapbox.', 'Connected' ],
			[ 'Mastodon', 'Your posts and images.', 'Connected' ],
			[ 'VideoPress', 'The page.', 'Off' ],
		] );
	} );

	it( 'lists a service of two modes once, by the mode that is connected', async () => {
		const services = [
			service( 'stripe', 'Stripe, live mode' ),
			service( 'stripe_test', 'Stripe, test mode' ),
		];
		expect(
			await readTable( { services, values: { stripe_test: STORED } } )
		).toEqual( [
			[ 'Stripe, test mode', 'The item and the amount.', 'Connected' ],
		] );
	} );

	it( 'lists it by its first mode while neither is', async () => {
		const services = [
			service( 'stripe', 'Stripe, live mode' ),
			service( 'stripe_test', 'Stripe, test mode' ),
		];
		expect( await readTable( { services, values: {} } ) ).toEqual( [
			[
				'Stripe, live mode',
				'The item and the amount.',
				'Not connected',
			],
		] );
	} );
} );
