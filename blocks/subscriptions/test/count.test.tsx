import { render, screen } from '@testing-library/react';
import apiFetch from '@wordpress/api-fetch';
import { Count } from '../edit';

jest.mock( '@wordpress/api-fetch' );

const answer = jest.mocked( apiFetch );

it( 'says that there is no number while the site can tell none, asks again, and then shows the one there is', async () => {
	answer.mockRejectedValueOnce( new Error( 'Nothing works today.' ) );
	const { unmount } = render( <Count /> );
	expect(
		await screen.findByText( 'Subscriber count unavailable' )
	).toBeVisible();
	unmount();

	// The newsletter is off: no number in the answer.
	answer.mockResolvedValueOnce( {} );
	const second = render( <Count /> );
	expect(
		await screen.findByText( 'Subscriber count unavailable' )
	).toBeVisible();
	second.unmount();

	answer.mockResolvedValueOnce( { count: 1 } );
	const third = render( <Count /> );
	expect(
		await screen.findByText( 'Join 1 other subscriber' )
	).toBeVisible();
	third.unmount();

	// Known now: nobody is asked.
	render( <Count /> );
	expect(
		await screen.findByText( 'Join 1 other subscriber' )
	).toBeVisible();
	expect( answer ).toHaveBeenCalledTimes( 3 );
	expect( answer ).toHaveBeenCalledWith( {
		path: '/wpcom/v2/subscribers/count',
	} );
} );
