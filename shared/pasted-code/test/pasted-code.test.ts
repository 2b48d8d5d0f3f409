import { createBlock, registerBlockType } from '@wordpress/blocks';
import { registerPastedCode } from '..';

const getSelected = jest.fn< string | null, [] >();

jest.mock( '@wordpress/block-editor', () => ( { store: 'editor' } ) );
jest.mock( '@wordpress/data', () => {
	const data = jest.requireActual( '@wordpress/data' );
	return {
		...data,
		select: ( store: unknown ) =>
			store === 'editor'
				? {
						getSelectedBlockClientId: () => 'one',
						getBlockName: () => getSelected(),
					}
				: data.select( store ),
	};
} );

/** jsdom knows no clipboard. */
class FakeTransfer {
	private text = '';
	public setData( _type: string, text: string ) {
		this.text = text;
	}
	public getData() {
		return this.text;
	}
}
class FakePaste extends Event {
	public clipboardData: FakeTransfer | undefined;
	public constructor(
		type: string,
		options: EventInit & { clipboardData: FakeTransfer }
	) {
		super( type, options );
		this.clipboardData = options.clipboardData;
	}
}

/** What reaches WordPress of a paste. */
function paste( text: string, place: Node = document.body ): string[] {
	const reached: string[] = [];
	const note = ( event: Event ) => {
		if ( event instanceof FakePaste ) {
			reached.push( event.clipboardData?.getData() ?? '' );
		}
	};
	place.addEventListener( 'paste', note );
	const clipboardData = new FakeTransfer();
	clipboardData.setData( 'text/plain', text );
	place.dispatchEvent(
		new FakePaste( 'paste', {
			bubbles: true,
			cancelable: true,
			clipboardData,
		} )
	);
	place.removeEventListener( 'paste', note );
	return reached;
}

beforeAll( () => {
	Object.assign( window, {
		DataTransfer: FakeTransfer,
		ClipboardEvent: FakePaste,
	} );
	const settings = { title: 'x', category: 'text', apiVersion: 3 } as const;
	registerBlockType( 'test/text', {
		...settings,
		attributes: {},
		supports: { splitting: true },
		save: () => null,
	} );
	registerBlockType( 'test/code', {
		...settings,
		attributes: {},
		save: () => null,
	} );
	registerBlockType( 'test/calendar', {
		...settings,
		attributes: { url: { type: 'string' } },
		save: () => null,
	} );
	registerPastedCode( ( code ) =>
		code.includes( 'data-url="a"' )
			? createBlock( 'test/calendar', { url: 'a' } )
			: null
	);
} );

const CODE = ' <script data-url="a"></script>';
const BLOCK = '<!-- wp:test/calendar {"url":"a"} /-->';

it( 'pastes a block instead of code of a service', () => {
	getSelected.mockReturnValue( 'test/text' );
	expect( paste( CODE ) ).toEqual( [ BLOCK ] );
} );

it( 'leaves other text alone, and blocks that are pasted', () => {
	getSelected.mockReturnValue( 'test/text' );
	for ( const text of [
		'data-url="a"',
		'<p>x</p>',
		`${ BLOCK }${ CODE }`,
	] ) {
		expect( paste( text ) ).toEqual( [ text ] );
	}
} );

it( 'leaves code alone where it is text, and where no block is selected', () => {
	getSelected.mockReturnValue( 'test/code' );
	expect( paste( CODE ) ).toEqual( [ CODE ] );
	getSelected.mockReturnValue( null );
	expect( paste( CODE ) ).toEqual( [ CODE ] );
} );

it( 'listens in the canvas as soon as that has the focus', () => {
	getSelected.mockReturnValue( 'test/text' );
	const canvas = document.createElement( 'iframe' );
	canvas.name = 'editor-canvas';
	document.body.append( canvas );
	const inside = canvas.contentDocument;
	if ( ! inside ) {
		throw new Error( 'No document.' );
	}
	expect( paste( CODE, inside.body ) ).toEqual( [ CODE ] );
	canvas.focus();
	window.dispatchEvent( new Event( 'blur' ) );
	window.dispatchEvent( new Event( 'blur' ) );
	expect( paste( CODE, inside.body ) ).toEqual( [ BLOCK ] );
	canvas.remove();
} );
