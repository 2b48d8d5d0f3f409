import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showSetting } from '@tests/jest/show-setting';
import { normalize } from '../attributes';
import { GalleryView } from '../edit/gallery';
import { GallerySettings } from '../edit/settings-panel';
import { getRows } from '../layout/rows';

const images = [ 'a', 'b', 'c' ].map( ( name ) => ( {
	alt: '',
	url: `https://example.org/${ name }.jpg`,
} ) );

describe( 'GallerySettings', () => {
	const show = ( attributes: object, onChange = jest.fn() ) => {
		render(
			<GallerySettings
				gallery={ normalize( { images, ...attributes } ) }
				columns={ undefined }
				onChange={ onChange }
			/>
		);
		return onChange;
	};

	it( 'has columns for all layouts but the mosaic, and at most as many as images', () => {
		show( {} );
		expect(
			screen.queryByRole( 'slider', { name: 'Columns' } )
		).toBeNull();
		show( { className: 'is-style-square' } );
		const slider = screen.getByRole( 'slider', { name: 'Columns' } );
		expect( slider ).toHaveAttribute( 'min', '1' );
		expect( slider ).toHaveAttribute( 'max', '3' );
		expect( slider ).toHaveValue( '3' );
	} );

	it( 'has no columns for one image', () => {
		show( {
			className: 'is-style-columns',
			images: images.slice( 1 ).slice( 1 ),
		} );
		expect(
			screen.queryByRole( 'slider', { name: 'Columns' } )
		).toBeNull();
	} );

	it( 'has no corners for circles', () => {
		show( { className: 'is-style-circle' } );
		expect(
			screen.queryByRole( 'slider', { name: 'Rounded corners' } )
		).toBeNull();
	} );

	it( 'rounds up to 20 and links', async () => {
		const onChange = show( {} );
		await showSetting( 'Tiled Gallery settings', 'Rounded corners' );
		expect(
			screen.getByRole( 'slider', { name: 'Rounded corners' } )
		).toHaveAttribute( 'max', '20' );
		await userEvent.selectOptions(
			screen.getByRole( 'combobox', { name: 'Link to' } ),
			'Media file'
		);
		expect( onChange ).toHaveBeenCalledWith( { linkTo: 'media' } );
	} );
} );

describe( 'GalleryView', () => {
	const makeActions = () => ( {
		onSelect: jest.fn(),
		onMove: jest.fn(),
		onRemove: jest.fn(),
		onMeasure: jest.fn(),
	} );
	const gallery = normalize( {
		images: images.map( ( image ) => ( { ...image, alt: 'Quay' } ) ),
	} );
	const show = (
		index: number,
		isSelected: boolean,
		actions = makeActions()
	) => {
		render(
			<GalleryView
				gallery={ gallery }
				rows={ getRows( gallery ) }
				stored={ null }
				selected={ isSelected ? index : -1 }
				actions={ actions }
			/>
		);
		return actions;
	};

	it( 'is selected by keyboard', async () => {
		const actions = show( 1, false );
		screen.getByRole( 'button', { name: 'Image 2 of 3: Quay' } ).focus();
		await userEvent.keyboard( '{Shift>}{ArrowRight}{/Shift}' );
		expect( actions.onMove ).not.toHaveBeenCalled();
		await userEvent.keyboard( '{Enter}' );
		expect( actions.onSelect ).toHaveBeenCalledWith( 1 );
	} );

	it( 'moves and goes by keyboard once it is selected', async () => {
		const actions = show( 1, true );
		const tile = screen.getByRole( 'button', {
			name: 'Image 2 of 3: Quay',
			pressed: true,
		} );
		tile.focus();
		await userEvent.keyboard(
			'{Shift>}{ArrowRight}{ArrowUp}{/Shift}{Delete}'
		);
		expect( actions.onMove.mock.calls ).toEqual( [
			[ 1, 2, 'tile' ],
			[ 1, 0, 'tile' ],
		] );
		expect( actions.onRemove ).toHaveBeenCalledWith( 1 );
	} );

	it( 'has no way back at the start and none forward at the end', () => {
		show( 0, true );
		expect(
			screen.getByRole( 'button', { name: 'Move image backward' } )
		).toHaveAttribute( 'aria-disabled', 'true' );
		expect(
			screen.getByRole( 'button', { name: 'Move image forward' } )
		).not.toHaveAttribute( 'aria-disabled', 'true' );
	} );
} );
