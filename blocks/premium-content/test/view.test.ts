const NAME = '12/0-0123456789abcdef';

/** What the site answers; jsdom's page is at http://localhost/. */
const answer = ( ok: boolean, parts: object = {} ) => ( {
	ok,
	json: () =>
		Promise.resolve( {
			html: '<div id="all">All of it</div>',
			styles: [ 'http://localhost/wp-includes/a.css' ],
			modules: [ 'http://localhost/wp-content/plugins/ours/build/a.js' ],
			...parts,
		} ),
} );

/** Data of the script, as WordPress prints it. */
const data = ( values: object = {} ) =>
	`<script type="application/json" id="wp-script-module-data-premium-content-container-view-script-module">${ JSON.stringify(
		{
			root: 'http://localhost/wp-json/mainstreet/v1/premium/',
			boxes: [ NAME ],
			free: false,
			folder: 'http://localhost/wp-content/plugins/ours/build/',
			template: '',
			...values,
		}
	) }</script>`;

async function run( cookie: string, html: string, fetch: jest.Mock ) {
	document.cookie = cookie;
	document.head.innerHTML = '';
	document.body.innerHTML = html;
	Object.assign( window, { fetch } );
	await jest.isolateModulesAsync( async () => {
		await import( '../view' );
	} );
	await new Promise( ( done ) => {
		setTimeout( done );
	} );
}

const box = ( name: string ) =>
	`<div data-mainstreet-premium='${ name }'>Guest</div>`;

const PAGE = box( NAME ) + data();

const getText = () => document.querySelector( 'body > div' )?.textContent;

const getAddresses = ( fetch: jest.Mock ) =>
	fetch.mock.calls.map( ( [ address ] ) => String( address ) );

describe( 'the script of paid content', () => {
	afterEach( () => {
		document.cookie = 'mainstreet_member=; max-age=0';
	} );

	it( 'asks nothing for guests', async () => {
		const fetch = jest.fn();
		await run( 'a=b', PAGE, fetch );
		expect( fetch ).not.toHaveBeenCalled();
		expect( getText() ).toBe( 'Guest' );
	} );

	it( 'shows members what they paid for, with its files', async () => {
		const fetch = jest.fn().mockResolvedValue( answer( true ) );
		await run( 'mainstreet_member=1', PAGE, fetch );
		expect( getAddresses( fetch ) ).toEqual( [
			`http://localhost/wp-json/mainstreet/v1/premium/${ NAME }`,
		] );
		expect( fetch.mock.calls[ 0 ][ 1 ] ).toEqual( { method: 'GET' } );
		expect( getText() ).toBe( 'All of it' );
		expect( document.head.innerHTML ).toContain( 'a.css' );
		expect( document.head.innerHTML ).toContain( 'type="module"' );
	} );

	it( 'takes a free view once somebody looks at a page that was drawn ahead', async () => {
		const fetch = jest.fn().mockResolvedValue( answer( true ) );
		Object.assign( document, { prerendering: true } );
		await run( 'a=b', box( NAME ) + data( { free: true } ), fetch );
		expect( fetch ).not.toHaveBeenCalled();
		Object.assign( document, { prerendering: false } );
		document.dispatchEvent( new Event( 'prerenderingchange' ) );
		await new Promise( ( done ) => {
			setTimeout( done );
		} );
		expect( fetch.mock.calls[ 0 ]?.[ 1 ] ).toEqual( { method: 'POST' } );
		expect( getText() ).toBe( 'All of it' );
	} );

	it( 'names the template of the page, also where addresses have a query', async () => {
		const fetch = jest.fn().mockResolvedValue( answer( true ) );
		await run(
			'mainstreet_member=1',
			box( '0/s-0123456789abcdef' ) +
				data( {
					root: 'http://localhost/index.php?rest_route=/mainstreet/v1/premium/',
					boxes: [ '0/s-0123456789abcdef' ],
					template: 'theme//home',
				} ),
			fetch
		);
		const url = new URL( getAddresses( fetch )[ 0 ] ?? '' );
		expect( Object.fromEntries( url.searchParams ) ).toEqual( {
			rest_route: '/mainstreet/v1/premium/0/s-0123456789abcdef',
			template: 'theme//home',
		} );
	} );

	it( 'takes a free view by a POST, where the site has any', async () => {
		const fetch = jest.fn().mockResolvedValue( answer( true ) );
		await run( 'a=b', box( NAME ) + data( { free: true } ), fetch );
		expect( fetch ).toHaveBeenCalledTimes( 1 );
		expect( fetch.mock.calls[ 0 ][ 1 ].method ).toBe( 'POST' );
	} );

	it( 'leaves the guest view when it is refused, or nobody answers', async () => {
		await run(
			'mainstreet_member=1',
			PAGE,
			jest.fn().mockResolvedValue( answer( false ) )
		);
		expect( getText() ).toBe( 'Guest' );
		await run(
			'mainstreet_member=1',
			PAGE,
			jest.fn().mockRejectedValue( new Error( 'offline' ) )
		);
		expect( getText() ).toBe( 'Guest' );
	} );

	it.each( [
		'https://evil.example/x',
		'//evil.example/x',
		'http://localhost/wp-json/mainstreet/v1/premium/12/0-0123456789abcdef',
		'../../../../evil',
		`${ NAME }/../x`,
		`${ NAME }?x=1`,
		`${ NAME }\n`,
		'javascript:alert(1)',
		'1'.repeat( 200_000 ),
		// The public name of another post's box, which could cost a reader a free view.
		'13/0-0123456789abcdef',
		'',
	] )( 'never asks for what a post names: %.60s', async ( name ) => {
		const fetch = jest.fn().mockResolvedValue( answer( true ) );
		// Beside a real box, which still works.
		await run(
			'mainstreet_member=1',
			`${ box( NAME ) }<p data-mainstreet-premium="${ name }">Hostile</p>${ data( { free: true } ) }`,
			fetch
		);
		expect( getAddresses( fetch ) ).toEqual( [
			`http://localhost/wp-json/mainstreet/v1/premium/${ NAME }`,
		] );
		expect( getText() ).toBe( 'All of it' );
		expect( document.querySelector( 'p' )?.textContent ).toBe( 'Hostile' );
	} );

	it.each( [
		'<p id="wp-script-module-data-premium-content-container-view-script-module">{"root":"https://evil.example/"}</p>',
		'<script type="application/json" id="wp-script-module-data-premium-content-container-view-script-module">not JSON</script>',
		'<script type="application/json" id="wp-script-module-data-premium-content-container-view-script-module">null</script>',
		data( { boxes: NAME, free: true } ),
		'',
	] )( 'asks nobody without data of the server: %s', async ( instead ) => {
		const fetch = jest.fn().mockResolvedValue( answer( true ) );
		await run( 'mainstreet_member=1', box( NAME ) + instead, fetch );
		expect( fetch ).not.toHaveBeenCalled();
		expect( getText() ).toBe( 'Guest' );
	} );

	it( 'loads style sheets from the page’s own origin, and modules from the plugin’s folder there', async () => {
		await run(
			'mainstreet_member=1',
			PAGE,
			jest.fn().mockResolvedValue(
				answer( true, {
					styles: [
						'https://evil.example/a.css',
						'javascript:alert(1)',
						'http://localhost/own.css',
					],
					modules: [
						'https://evil.example/a.js',
						'http://localhost/wp-content/uploads/a.js',
						'http://localhost/wp-content/plugins/ours/build/../../../uploads/a.js',
						'data:text/javascript,alert(1)',
						'http://localhost/wp-content/plugins/ours/build/own.js',
					],
				} )
			)
		);
		expect(
			[ ...document.head.children ].map(
				( element ) =>
					element.getAttribute( 'href' ) ??
					element.getAttribute( 'src' )
			)
		).toEqual( [
			'http://localhost/own.css',
			'http://localhost/wp-content/plugins/ours/build/own.js',
		] );
	} );

	it( 'runs no script in what the site answers', async () => {
		await run(
			'mainstreet_member=1',
			PAGE,
			jest.fn().mockResolvedValue(
				answer( true, {
					html: '<div>All</div><script>window.pwned = 1;</script>',
				} )
			)
		);
		expect( getText() ).toBe( 'All' );
		expect( 'pwned' in window ).toBe( false );
	} );
} );
