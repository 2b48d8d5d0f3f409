import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from '@wordpress/element';
import { StarsSlider } from '../edit/stars-slider';

function setup( initial: number, maximum = 5 ) {
	function Rating() {
		const [ rating, setRating ] = useState( initial );
		return (
			<StarsSlider
				rating={ rating }
				maximum={ maximum }
				size={ 24 }
				color="#b26200"
				onChange={ setRating }
			/>
		);
	}
	const { container } = render( <Rating /> );
	return {
		slider: screen.getByRole( 'slider', { name: 'Rating' } ),
		stars: container.querySelectorAll( '[data-star]' ),
		countUnfilled: () =>
			container.querySelectorAll( '.is-rating-unfilled' ).length,
		user: userEvent.setup(),
	};
}

describe( 'StarsSlider', () => {
	it( 'says and shows the rating', () => {
		const { slider, stars, countUnfilled } = setup( 3.5, 7 );
		expect( slider ).toHaveAttribute( 'aria-valuenow', '3.5' );
		expect( slider ).toHaveAttribute( 'aria-valuemax', '7' );
		expect( slider ).toHaveAttribute(
			'aria-valuetext',
			'3.5 out of 7 stars'
		);
		expect( stars ).toHaveLength( 7 );
		expect( countUnfilled() ).toBe( 7 );
	} );

	it( 'takes half a star off at the second press, and the last half at the third', async () => {
		const { slider, stars, user } = setup( 3 );
		const ratings = [];
		for ( const index of [ 3, 3, 0, 0, 0 ] ) {
			const star = stars[ index ];
			if ( star ) {
				await user.click( star );
			}
			ratings.push( slider.getAttribute( 'aria-valuenow' ) );
		}
		expect( ratings ).toEqual( [ '4', '3.5', '1', '0.5', '0' ] );
	} );

	it( 'goes by half a star with the arrow keys, keeping them from the editor', async () => {
		const { slider, user, countUnfilled } = setup( 1 );
		const isTaken = jest.fn();
		slider.parentElement?.addEventListener( 'keydown', ( event ) =>
			isTaken( event.key, event.defaultPrevented )
		);
		await user.tab();
		expect( slider ).toHaveFocus();
		await user.keyboard( '{ArrowRight}' );
		expect( slider ).toHaveAttribute( 'aria-valuenow', '1.5' );
		expect( isTaken ).toHaveBeenLastCalledWith( 'ArrowRight', true );
		expect( countUnfilled() ).toBe( 7 );
		await user.keyboard( '{End}{ArrowRight}' );
		expect( slider ).toHaveAttribute( 'aria-valuenow', '5' );
		await user.keyboard( '{Home}' );
		expect( slider ).toHaveAttribute( 'aria-valuenow', '0' );
	} );
} );
