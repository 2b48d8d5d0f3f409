import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormatPicker } from '../edit/format-picker';
import { Preview } from '../edit/preview';

jest.mock( '@wordpress/block-editor', () => ( {
	BlockControls: ( { children }: { children: unknown } ) => children,
} ) );

const print = ( slots: object, url = '' ) =>
	Object.assign( window, { mainstreetBlocks: { ads: { slots, url } } } );

describe( 'The place of an ad', () => {
	it( 'leads to the settings while nothing is set', () => {
		print( {}, 'https://a.example/wp-admin/x#/ads' );
		render( <Preview format="mrec" /> );
		expect( screen.getByText( 'Rectangle 300 × 250' ) ).toBeVisible();
		expect(
			screen.getByText( /visitors do not see anything/ )
		).toBeVisible();
		expect(
			screen.getByRole( 'link', { name: /^Set up ads/ } )
		).toHaveAttribute( 'href', 'https://a.example/wp-admin/x#/ads' );
	} );

	it( 'says who sets it to those who may not', () => {
		print( {} );
		render( <Preview format="mrec" /> );
		expect( screen.queryByRole( 'link' ) ).toBeNull();
		expect( screen.getByText( /An administrator sets it/ ) ).toBeVisible();
	} );

	it( 'shows the owner’s picture', () => {
		print( {
			leaderboard: {
				kind: 'house',
				image: 'https://a.example/ad.png',
				alt: 'Summer sale',
			},
		} );
		render( <Preview format="leaderboard" /> );
		expect(
			screen.getByRole( 'img', { name: 'Summer sale' } )
		).toHaveAttribute( 'src', 'https://a.example/ad.png' );
	} );

	it.each( [
		[ { kind: 'adsense' }, 'A Google AdSense unit' ],
		[ { kind: 'code' }, 'Code from an ad provider' ],
	] )( 'names what it does not run: %j', ( slot, text ) => {
		print( { mrec: slot } );
		const { container } = render( <Preview format="mrec" /> );
		expect( screen.getByText( text ) ).toBeVisible();
		expect( container.querySelector( 'script, iframe, ins' ) ).toBeNull();
	} );

	it.each( [
		null,
		[],
		{ mrec: 'x' },
		{ mrec: { kind: 'other' } },
		{ mrec: { kind: 'house', image: 'data:text/html,x' } },
	] )( 'takes anything that was printed: %j', ( slots ) => {
		Object.assign( window, { mainstreetBlocks: { ads: { slots } } } );
		render( <Preview format="mrec" /> );
		expect( screen.getByText( 'Rectangle 300 × 250' ) ).toBeVisible();
		expect( screen.queryByRole( 'img' ) ).toBeNull();
	} );
} );

describe( 'The format', () => {
	it( 'is picked from four', async () => {
		const user = userEvent.setup();
		const onChange = jest.fn();
		render( <FormatPicker format="mrec" onChange={ onChange } /> );
		await user.click(
			screen.getByRole( 'button', { name: 'Pick an ad format' } )
		);
		expect(
			screen
				.getAllByRole( 'menuitemradio' )
				.map( ( item ) => [
					item.textContent,
					item.getAttribute( 'aria-checked' ),
				] )
		).toEqual( [
			[ 'Rectangle 300 × 250', 'true' ],
			[ 'Leaderboard 728 × 90', 'false' ],
			[ 'Mobile leaderboard 320 × 50', 'false' ],
			[ 'Wide skyscraper 160 × 600', 'false' ],
		] );
		await user.click(
			screen.getByRole( 'menuitemradio', {
				name: 'Wide skyscraper 160 × 600',
			} )
		);
		expect( onChange ).toHaveBeenCalledWith( 'wideskyscraper' );
		expect( screen.queryByRole( 'menuitemradio' ) ).toBeNull();
	} );
} );
