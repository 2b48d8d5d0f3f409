import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { button, open, person, writes } from './screen';

jest.mock( '@wordpress/api-fetch', () => ( {
	__esModule: true,
	default: Object.assign( jest.fn(), { use: jest.fn() } ),
} ) );

describe( 'Subscribers', () => {
	it( 'say how often they want e-mails, and it can be changed', async () => {
		const details = {
			...person( 1, { frequency: 'weekly' } ),
			deliveries: [
				{
					campaign: 3,
					title: 'Bread',
					state: 'weekly',
					error: '',
					at: '2026-11-20T10:00:00Z',
				},
			],
			bounces: 0,
			post: { title: '', link: '' },
		};
		open( () => details, '#/subscribers/1' );
		expect(
			await screen.findByText( /Waiting for the weekly email/ )
		).toBeInTheDocument();
		expect( screen.getByRole( 'radio', { name: 'Weekly' } ) ).toBeChecked();
		await userEvent.click(
			screen.getByRole( 'radio', { name: 'Immediately' } )
		);
		await userEvent.click( button( 'Save' ) );
		await waitFor( () =>
			expect( writes() ).toEqual( [
				expect.objectContaining( {
					data: expect.objectContaining( {
						action: 'edit',
						frequency: 'each',
					} ),
				} ),
			] )
		);
	} );
} );
