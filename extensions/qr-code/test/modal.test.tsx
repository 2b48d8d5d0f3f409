import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import jsQR from 'jsqr';
import { useDataUrlImage } from '@shared/site-logo';
import { QrModal } from '../modal';

jest.mock( '@shared/site-logo', () => ( {
	useDataUrlImage: jest.fn(),
	useSiteLogo: () => 'https://a.example/logo.png',
} ) );

/** Pixels that one dot of the drawing gets. */
const SCALE = 4;

/** What a camera sees of a drawing: its dark rows, and a white square in place of the logo. */
function read( svg: Element ): string | undefined {
	const side = Number( svg.getAttribute( 'viewBox' )?.split( ' ' )[ 2 ] );
	const pixels = new Uint8ClampedArray( ( side * SCALE ) ** 2 * 4 ).fill(
		255
	);
	const d = svg.querySelectorAll( 'path' )[ 1 ]?.getAttribute( 'd' ) ?? '';
	for ( const [ , x, y, width ] of d.matchAll(
		/M(\d+)[ ,](\d+)\s?h(\d+)v1H\d+z/g
	) ) {
		for ( let row = 0; row < SCALE; row++ ) {
			const at =
				( Number( y ) * SCALE + row ) * side * SCALE +
				Number( x ) * SCALE;
			for ( let dot = 0; dot < Number( width ) * SCALE; dot++ ) {
				pixels.fill( 0, ( at + dot ) * 4, ( at + dot ) * 4 + 3 );
			}
		}
	}
	return jsQR( pixels, side * SCALE, side * SCALE )?.data;
}

const show = ( link: string, onClose = () => {} ) =>
	render(
		<QrModal link={ link } name="qr-code-7" isPost onClose={ onClose } />
	);

/** Takes what is stored as files. */
function takeFiles() {
	const files: { name: string; content: unknown }[] = [];
	let content: unknown;
	Object.assign( URL, {
		createObjectURL: ( blob: unknown ) => {
			content = blob;
			return 'blob:x';
		},
		revokeObjectURL: () => {},
	} );
	jest.spyOn( HTMLAnchorElement.prototype, 'click' ).mockImplementation(
		function ( this: HTMLAnchorElement ) {
			files.push( { name: this.download, content } );
		}
	);
	return files;
}

const getText = async ( blob: unknown ): Promise< string > =>
	blob instanceof Blob
		? new Promise( ( resolve ) => {
				const reader = new FileReader();
				reader.onload = () => resolve( String( reader.result ) );
				reader.readAsText( blob );
			} )
		: '';

beforeEach( () => {
	// The drawing on the canvas is looked at in a browser (qr-code.e2e.ts).
	jest.spyOn( HTMLCanvasElement.prototype, 'getContext' ).mockReturnValue(
		null
	);
	jest.mocked( useDataUrlImage ).mockReturnValue( null );
} );

afterEach( () => {
	jest.restoreAllMocks();
} );

describe( 'The dialog with the QR code', () => {
	it.each( [
		'https://a.example/',
		'https://a.example/' + 'é'.repeat( 112 ),
	] )( 'stores a drawing that says %s, at 300 px', async ( link ) => {
		const user = userEvent.setup();
		const files = takeFiles();
		show( link );
		await user.click(
			screen.getByRole( 'button', { name: 'Download SVG' } )
		);
		expect( files.map( ( { name } ) => name ) ).toEqual( [
			'qr-code-7.svg',
		] );
		const svg = new DOMParser().parseFromString(
			await getText( files[ 0 ]?.content ),
			'image/svg+xml'
		).documentElement;
		expect( svg.getAttribute( 'width' ) ).toBe( '300' );
		expect( read( svg ) ).toBe( link );
	} );

	it( 'holds the bytes of the logo in a square of 64 px, and still says the address', async () => {
		jest.mocked( useDataUrlImage ).mockReturnValue( {
			src: 'data:image/png;base64,AAAA',
			width: 64,
			height: 64,
		} );
		const user = userEvent.setup();
		const files = takeFiles();
		show( 'https://a.example/about-us/' );
		expect( useDataUrlImage ).toHaveBeenCalledWith(
			'https://a.example/logo.png',
			64
		);
		await user.click(
			screen.getByRole( 'button', { name: 'Download SVG' } )
		);
		const svg = new DOMParser().parseFromString(
			await getText( files[ 0 ]?.content ),
			'image/svg+xml'
		).documentElement;
		const image = svg.querySelector( 'image' );
		expect( image?.getAttribute( 'href' ) ).toBe(
			'data:image/png;base64,AAAA'
		);
		const side = Number( svg.getAttribute( 'viewBox' )?.split( ' ' )[ 2 ] );
		expect(
			( Number( image?.getAttribute( 'width' ) ) / side ) * 300
		).toBeCloseTo( 64 );
		expect( read( svg ) ).toBe( 'https://a.example/about-us/' );
	} );

	it( 'is a picture with a name, and is closed by its button and by Escape', async () => {
		const user = userEvent.setup();
		const onClose = jest.fn();
		show( 'https://a.example/', onClose );
		expect(
			screen.getByRole( 'img', {
				name: 'QR code for https://a.example/',
			} )
		).toHaveAttribute( 'width', '300' );
		const [ , close ] = screen.getAllByRole( 'button', { name: 'Close' } );
		await user.click( close ?? document.body );
		await user.keyboard( '{Escape}' );
		// Core's dialog fades away first.
		await waitFor( () => expect( onClose ).toHaveBeenCalledTimes( 2 ) );
	} );

	it( 'stores a PNG of the chosen size, whatever the screen', async () => {
		const sizes: number[][] = [];
		jest.spyOn( HTMLCanvasElement.prototype, 'toBlob' ).mockImplementation(
			function ( this: HTMLCanvasElement, done ) {
				sizes.push( [ this.width, this.height ] );
				done( new Blob( [ 'x' ] ) );
			}
		);
		Object.assign( window, { devicePixelRatio: 1.5 } );
		const user = userEvent.setup();
		const files = takeFiles();
		show( 'https://a.example/' );
		for ( const size of [ '300', '600', '1200' ] ) {
			await user.selectOptions(
				screen.getByRole( 'combobox', { name: 'PNG size' } ),
				size
			);
			await user.click(
				screen.getByRole( 'button', { name: 'Download PNG' } )
			);
		}
		Object.assign( window, { devicePixelRatio: 1 } );
		expect( sizes ).toEqual( [
			[ 300, 300 ],
			[ 600, 600 ],
			[ 1200, 1200 ],
		] );
		expect( files.map( ( { name } ) => name ) ).toEqual(
			Array( 3 ).fill( 'qr-code-7.png' )
		);
	} );

	it( 'says so when the browser makes no picture', async () => {
		jest.spyOn( HTMLCanvasElement.prototype, 'toBlob' ).mockImplementation(
			( done ) => done( null )
		);
		const user = userEvent.setup();
		show( 'https://a.example/' );
		await user.click(
			screen.getByRole( 'button', { name: 'Download PNG' } )
		);
		expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
			'Could not create the image.'
		);
	} );

	it( 'says so when the address is longer than a code can hold', () => {
		show( 'https://a.example/' + 'x'.repeat( 1260 ) );
		expect( screen.getByText( /URL is too long/ ) ).toBeVisible();
		expect( screen.queryByRole( 'img' ) ).toBeNull();
	} );
} );
