import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from '@wordpress/element';
import { showSetting } from '@tests/jest/show-setting';
import { normalize } from '../attributes';
import { HeightField } from '../edit/height-field';
import { MarkerFields } from '../edit/marker-fields';
import { MarkersPanel } from '../edit/markers-panel';
import { SettingsPanel } from '../edit/settings-panel';

const points = [ 'Quay', '' ].map( ( title, index ) => ( {
	placeTitle: '',
	title,
	caption: 'Ring twice',
	id: `poi.${ index }`,
	coordinates: { longitude: index, latitude: 52 },
} ) );

function Height( { onChange }: { onChange: ( height?: number ) => void } ) {
	const [ height, setHeight ] = useState< number | undefined >( 480 );
	return (
		<HeightField
			label="Height in pixels"
			height={ height }
			onChange={ ( next ) => {
				setHeight( next );
				onChange( next );
			} }
		/>
	);
}

describe( 'HeightField', () => {
	it( 'takes heights from 400 in steps of 10; an invalid one becomes empty', async () => {
		const user = userEvent.setup();
		const onChange = jest.fn();
		render( <Height onChange={ onChange } /> );
		const field = screen.getByRole( 'spinbutton', {
			name: 'Height in pixels',
		} );
		expect( field ).toHaveAttribute( 'min', '400' );
		expect( field ).toHaveAttribute( 'step', '10' );
		await user.clear( field );
		await user.type( field, '520' );
		expect( onChange ).toHaveBeenLastCalledWith( 520 );
		await user.clear( field );
		await user.type( field, '39' );
		await user.tab();
		expect( onChange ).toHaveBeenLastCalledWith( undefined );
		expect( field ).toHaveValue( null );
	} );
} );

describe( 'SettingsPanel', () => {
	const getZoom = () => screen.getByRole( 'slider', { name: /^Zoom level/ } );

	it( 'sets zoom, names, scrolling and full screen', async () => {
		const user = userEvent.setup();
		const onChange = jest.fn();
		render(
			<SettingsPanel state={ normalize( {} ) } onChange={ onChange } />
		);
		expect( getZoom() ).toHaveAttribute( 'min', '0' );
		expect( getZoom() ).toHaveAttribute( 'max', '22' );
		expect( getZoom() ).toHaveValue( '13' );
		await user.click(
			screen.getByLabelText( /^Show street and place names/ )
		);
		expect( onChange ).toHaveBeenLastCalledWith( { mapDetails: false } );
		await showSetting( 'Map settings', 'Scroll to zoom' );
		await user.click( screen.getByLabelText( /^Scroll to zoom/ ) );
		expect( onChange ).toHaveBeenLastCalledWith( { scrollToZoom: true } );
		await showSetting( 'Map settings', 'Show fullscreen button' );
		await user.click( screen.getByLabelText( /^Show fullscreen/ ) );
		expect( onChange ).toHaveBeenLastCalledWith( {
			showFullscreenButton: false,
		} );
	} );

	it( 'locks the zoom while there are several markers', () => {
		render(
			<SettingsPanel
				state={ normalize( { points } ) }
				onChange={ () => {} }
			/>
		);
		expect( getZoom() ).toBeDisabled();
	} );
} );

describe( 'MarkerFields', () => {
	it( 'changes title and caption and deletes the marker', async () => {
		const user = userEvent.setup();
		const onChange = jest.fn();
		const onMove = jest.fn();
		const onDelete = jest.fn();
		const [ point ] = points;
		if ( ! point ) {
			throw new Error( 'no marker' );
		}
		render(
			<MarkerFields
				point={ point }
				onChange={ onChange }
				onMove={ onMove }
				onDelete={ onDelete }
			/>
		);
		await user.type( screen.getByLabelText( 'Marker title' ), 's' );
		expect( onChange ).toHaveBeenLastCalledWith( { title: 'Quays' } );
		await user.type( screen.getByLabelText( 'Marker caption' ), '!' );
		expect( onChange ).toHaveBeenLastCalledWith( {
			caption: 'Ring twice!',
		} );
		const latitude = screen.getByLabelText( 'Latitude' );
		await user.clear( latitude );
		await user.type( latitude, '91' );
		expect( onMove ).not.toHaveBeenCalledWith( { lng: 0, lat: 91 } );
		expect( latitude ).toBeInvalid();
		expect( latitude ).toHaveAccessibleDescription(
			'Enter a number from -90 to 90.'
		);
		await user.clear( latitude );
		await user.type( latitude, '-51.5' );
		expect( onMove ).toHaveBeenLastCalledWith( { lng: 0, lat: -51.5 } );
		expect( latitude ).toBeValid();
		await user.click(
			screen.getByRole( 'button', { name: 'Delete marker' } )
		);
		expect( onDelete ).toHaveBeenCalledTimes( 1 );
	} );
} );

describe( 'MarkersPanel', () => {
	it( 'lists the markers by title, or by number', async () => {
		const user = userEvent.setup();
		const onDelete = jest.fn();
		render(
			<MarkersPanel
				points={ points }
				places={ normalize( { points } ).places }
				onEdit={ () => {} }
				onMove={ () => {} }
				onDelete={ onDelete }
			/>
		);
		expect( screen.getByRole( 'button', { name: 'Quay' } ) ).toBeVisible();
		await user.click( screen.getByRole( 'button', { name: 'Marker 2' } ) );
		await user.click(
			screen.getByRole( 'button', { name: 'Delete marker' } )
		);
		expect( onDelete ).toHaveBeenCalledWith( 1 );
	} );
} );
