/** Blocks in a Query Loop that changes pages without reloading, from the module's side; client-navigation.e2e.ts has the browser's. */
import { initBlocks } from '@shared/view/init-blocks';

let watch: () => void = () => {};
let region: Element | null = null;

jest.mock(
	'@wordpress/interactivity',
	() => ( {
		getElement: () => ( { ref: region } ),
		store: (
			_name: string,
			{ callbacks }: { callbacks: { watch: () => void } }
		) => ( watch = callbacks.watch ),
	} ),
	{ virtual: true }
);

const settle = () => new Promise( ( resolve ) => setTimeout( resolve ) );

/** Each test has blocks of its own: listeners of the window stay. */
let kind = 0;

const makePost = ( id: number ) =>
	`<li data-wp-key="post-${ id }"><p class="block-${ kind }">${ id }</p></li>`;

let stopped: string[];
let begun: string[];

beforeEach( () => {
	stopped = [];
	begun = [];
	kind++;
	document.body.innerHTML = `<p class="block-${ kind }">outside</p><ul data-wp-init--mainstreet>${ makePost( 1 ) }</ul>`;
	region = document.querySelector( 'ul' );
	require( '../view-navigation' );
	initBlocks( `.block-${ kind }`, ( { textContent } ) => {
		begun.push( `${ textContent }` );
		return () => stopped.push( `${ textContent }` );
	} );
} );

afterEach( () => {
	document.body.replaceChildren();
	region = document.createElement( 'ul' );
	watch();
} );

it( 'start once core has taken over the loop, others at once', () => {
	expect( begun ).toEqual( [ 'outside' ] );
	watch();
	expect( begun ).toEqual( [ 'outside', '1' ] );
} );

it( 'start when they appear, and are stopped when their post goes', async () => {
	watch();
	region?.replaceChildren();
	region?.insertAdjacentHTML( 'beforeend', makePost( 2 ) );
	await settle();
	expect( begun ).toEqual( [ 'outside', '1', '2' ] );
	expect( stopped ).toEqual( [ '1' ] );
} );

it( 'are the same block while something else stands in their place', async () => {
	watch();
	const block = region?.querySelector( 'p' ) as Element;
	const box = document.createElement( 'div' );
	block.replaceWith( box );
	await settle();
	box.replaceWith( block );
	await settle();
	expect( begun ).toEqual( [ 'outside', '1' ] );
	expect( stopped ).toEqual( [] );
} );

it( 'get back the content of their templates first', () => {
	region?.insertAdjacentHTML(
		'beforeend',
		'<li><template data-mainstreet-html="&lt;b&gt;Thanks &amp;amp; bye&lt;/b&gt;"></template></li>'
	);
	watch();
	const template = region?.querySelector( 'template' );
	expect( template?.content.textContent ).toBe( 'Thanks & bye' );
	expect( template?.attributes ).toHaveLength( 0 );
} );
