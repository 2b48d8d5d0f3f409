import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CurrencyMenu } from '../edit/currency-menu';

describe( 'The menu of currencies', () => {
	it( 'opens at the active one, and is searched by keys', async () => {
		const scroll = jest.fn();
		window.HTMLElement.prototype.scrollIntoView = scroll;
		const onChange = jest.fn();
		render( <CurrencyMenu currency="SEK" onChange={ onChange } /> );
		const active = screen.getByRole( 'menuitemradio', { checked: true } );
		expect( active ).toHaveTextContent( 'SEK' );
		expect( scroll.mock.contexts ).toContain( active );
		const search = screen.getByRole( 'searchbox', {
			name: 'Search currencies',
		} );
		await userEvent.type( search, '{ArrowDown}' );
		expect( active ).toHaveFocus();
		await userEvent.type( search, 'dinar' );
		expect(
			screen.getByRole( 'menuitemradio', { name: 'KWD' } )
		).toBeVisible();
		await userEvent.clear( search );
		await userEvent.type( search, 'no such money' );
		expect( screen.getByRole( 'status' ) ).toHaveTextContent(
			'No currencies found.'
		);
		await userEvent.clear( search );
		await userEvent.type( search, 'kwd{Enter}' );
		expect( onChange ).toHaveBeenCalledWith( 'KWD' );
	} );
} );
