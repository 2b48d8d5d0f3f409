import { linkBuiltSheet } from '../link-styles';

const NAME = 'extensions/social-previews/style';
const find = () =>
	document.querySelector< HTMLLinkElement >(
		`link[data-mainstreet="${ NAME }"]`
	);

beforeEach( () => {
	document.head.innerHTML = '';
	Object.assign( window, {
		mainstreetBlocks: { publicPath: '/build/', version: '7' },
	} );
} );

it( 'links a sheet once', () => {
	linkBuiltSheet( document, NAME );
	linkBuiltSheet( document, NAME );
	expect( document.querySelectorAll( 'link' ) ).toHaveLength( 1 );
	expect( find()?.getAttribute( 'href' ) ).toBe(
		`/build/${ NAME }.css?ver=7`
	);
} );

it( 'asks again for a sheet that could not be had, when something else is drawn', () => {
	linkBuiltSheet( document, NAME );
	find()?.dispatchEvent( new Event( 'error' ) );
	expect( find() ).toBeNull();
	linkBuiltSheet( document, NAME );
	expect( find() ).not.toBeNull();
} );
