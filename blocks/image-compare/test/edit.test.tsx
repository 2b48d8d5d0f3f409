import { render, screen } from '@testing-library/react';
import { Comparison } from '../edit/compare-preview';
import { ImageSlot } from '../edit/image-slot';

const image = { url: 'a.png', alt: 'Quay' };

describe( 'Comparison', () => {
	it( 'shows one slider, in the new orientation after a change', () => {
		const { rerender } = render(
			<Comparison
				before={ image }
				after={ image }
				orientation="horizontal"
				start={ 50 }
			/>
		);
		rerender(
			<Comparison
				before={ image }
				after={ image }
				orientation="vertical"
				labels={ [ 'Then', 'Now' ] }
				start={ 20 }
			/>
		);
		expect( screen.getByRole( 'slider' ) ).toHaveAttribute(
			'aria-orientation',
			'vertical'
		);
		expect( screen.getByRole( 'slider' ) ).toHaveAttribute(
			'aria-valuenow',
			'20'
		);
		expect( screen.getAllByRole( 'button' ) ).toHaveLength( 2 );
		expect( screen.getByRole( 'button', { name: 'Then' } ) ).toBeVisible();
	} );
} );

describe( 'ImageSlot', () => {
	it( 'names the picture that is missing', () => {
		render(
			<ImageSlot side="before" image={ {} } onChange={ jest.fn() } />
		);
		expect( screen.getByText( 'Image before' ) ).toBeInTheDocument();
	} );

	it( 'shows the picture that is there, and lets it be removed', () => {
		const onChange = jest.fn();
		render(
			<ImageSlot side="after" image={ image } onChange={ onChange } />
		);
		screen.getByRole( 'button', { name: 'Remove image after' } ).click();
		expect( onChange ).toHaveBeenCalledWith( {} );
		expect( screen.getByRole( 'img', { name: 'Quay' } ) ).toBeVisible();
	} );
} );
