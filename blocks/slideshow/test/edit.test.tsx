import { act, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import apiFetch from '@wordpress/api-fetch';
import { useReducedMotion } from '@wordpress/compose';
import { Controls } from '../edit/controls';
import { AutoplayPanel, ImagePanel } from '../edit/settings-panels';
import { fetchAddresses, useSize } from '../edit/use-size';

jest.mock( '@wordpress/api-fetch', () => jest.fn() );
const request = jest.mocked( apiFetch );

jest.mock( '@wordpress/compose', () => ( {
	...jest.requireActual( '@wordpress/compose' ),
	useReducedMotion: jest.fn( () => false ),
} ) );

describe( 'AutoplayPanel', () => {
	const NOTICE =
		'The Reduce Motion accessibility option is selected, therefore autoplay will be disabled in this browser.';

	it( 'offers a delay of 1 to 5 seconds once autoplay is on', async () => {
		const onChange = jest.fn();
		const { rerender } = render(
			<AutoplayPanel
				autoplay={ false }
				delay={ 3 }
				onChange={ onChange }
			/>
		);
		expect( screen.queryByRole( 'slider' ) ).toBeNull();
		await userEvent.click(
			screen.getByRole( 'checkbox', { name: 'Autoplay' } )
		);
		expect( onChange ).toHaveBeenCalledWith( { autoplay: true } );
		rerender(
			<AutoplayPanel autoplay delay={ 3 } onChange={ onChange } />
		);
		const slider = screen.getByRole( 'slider', {
			name: 'Delay between transitions (in seconds)',
		} );
		expect( slider ).toHaveAttribute( 'min', '1' );
		expect( slider ).toHaveAttribute( 'max', '5' );
		expect( slider ).toHaveValue( '3' );
		expect( screen.queryAllByText( NOTICE ) ).toHaveLength( 0 );
	} );

	it( 'says why nothing moves in this browser', () => {
		jest.mocked( useReducedMotion ).mockReturnValue( true );
		render( <AutoplayPanel autoplay delay={ 3 } onChange={ jest.fn() } /> );
		expect( screen.getAllByText( NOTICE ).length ).toBeGreaterThan( 0 );
		jest.mocked( useReducedMotion ).mockReturnValue( false );
	} );
} );

describe( 'ImagePanel', () => {
	it( 'changes effect and size', async () => {
		const onChange = jest.fn();
		const onChangeSize = jest.fn();
		render(
			<ImagePanel
				effect="slide"
				sizes={ [
					{ value: 'large', label: 'Large' },
					{ value: 'full', label: 'Full Size' },
				] }
				sizeSlug="full"
				isChanging={ false }
				onChange={ onChange }
				onChangeSize={ onChangeSize }
			/>
		);
		await userEvent.selectOptions(
			screen.getByRole( 'combobox', { name: 'Transition effect' } ),
			'fade'
		);
		expect( onChange ).toHaveBeenCalledWith( { effect: 'fade' } );
		await userEvent.selectOptions(
			screen.getByRole( 'combobox', { name: 'Image size' } ),
			'large'
		);
		expect( onChangeSize.mock.calls[ 0 ]?.[ 0 ] ).toBe( 'large' );
	} );
} );

describe( 'Controls', () => {
	it( 'offers to pause what plays and to play what is paused', async () => {
		const onToggle = jest.fn();
		const show = ( isPlaying: boolean | undefined ) => (
			<Controls
				current={ 0 }
				total={ 2 }
				onShow={ jest.fn() }
				isPlaying={ isPlaying }
				onToggle={ onToggle }
			/>
		);
		const { rerender } = render( show( true ) );
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Pause Slideshow' } )
		);
		expect( onToggle ).toHaveBeenCalledTimes( 1 );
		rerender( show( false ) );
		expect(
			screen.getByRole( 'button', { name: 'Play Slideshow' } )
		).toBeInTheDocument();
		rerender( show( undefined ) );
		expect(
			screen.queryByRole( 'button', { name: /Slideshow/ } )
		).toBeNull();
	} );
} );

describe( 'image sizes', () => {
	it( 'looks all pictures up, a hundred at a time', async () => {
		request.mockImplementation( async ( { path } ) =>
			[
				...decodeURIComponent( path ?? '' ).matchAll(
					/include\[\d+\]=(\d+)/g
				),
			].map( ( [ , id ] ) => ( {
				id: Number( id ),
				source_url: `/${ id }.jpg`,
			} ) )
		);
		const ids = Array.from( { length: 130 }, ( _, index ) => index + 1 );
		const found = await fetchAddresses(
			ids,
			'large',
			new AbortController().signal
		);
		expect( found.size ).toBe( 130 );
		expect( found.get( 130 ) ).toBe( '/130.jpg' );
		expect( request ).toHaveBeenCalledTimes( 2 );
	} );

	it( 'says so when they can not be looked up, and changes nothing', async () => {
		request.mockRejectedValue( new Error( 'Offline.' ) );
		const onChange = jest.fn();
		const onError = jest.fn();
		const { result } = renderHook( () =>
			useSize( [ 1 ], onChange, onError )
		);
		await act( () => result.current.changeSize( 'medium' ) );
		expect( onError ).toHaveBeenCalledTimes( 1 );
		expect( onChange ).not.toHaveBeenCalled();
		expect( result.current.isChanging ).toBe( false );
	} );
} );

describe( 'Controls', () => {
	it( 'show what the button does: pause while it plays, play while it is paused', () => {
		const props = {
			current: 0,
			total: 2,
			onShow: () => {},
			onToggle: () => {},
		};
		const { rerender } = render( <Controls { ...props } isPlaying /> );
		expect(
			screen.getByRole( 'button', { name: 'Pause Slideshow' } )
		).toHaveClass( 'is-playing' );
		rerender( <Controls { ...props } isPlaying={ false } /> );
		expect(
			screen.getByRole( 'button', { name: 'Play Slideshow' } )
		).not.toHaveClass( 'is-playing' );
	} );
} );
