import { getEditorState } from '..';

const print = ( mainstreetBlocks: unknown ) =>
	Object.assign( window, { mainstreetBlocks } );

afterEach( () => print( undefined ) );

it( 'is empty outside of WordPress', () => {
	expect( getEditorState() ).toMatchObject( {
		publicPath: '',
		blocks: null,
		uploads: { nonce: '' },
		forms: { signups: false, signupWords: [] },
	} );
} );

it( 'fills in what PHP left out, and is read once', () => {
	print( {
		blocks: { 'jetpack/map': [ 'style' ] },
		uploads: { nonce: 'n' },
		forms: { signups: true },
	} );
	const state = getEditorState();
	expect( state ).toMatchObject( {
		publicPath: '',
		blocks: { 'jetpack/map': [ 'style' ] },
		uploads: { url: '', nonce: 'n' },
		forms: { recipient: '', signups: true },
	} );
	expect( getEditorState() ).toBe( state );
} );
