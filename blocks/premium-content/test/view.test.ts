const ORIGIN = window.location.origin;
const FOLDER = `${ ORIGIN }/sub/wp-content/plugins/mainstreet-blocks/`;

/** Addresses that no answer may bring: another origin, a folder of uploads, and a way out of our folder. */
const FOREIGN = [
	'https://evil.example/x.js',
	'//evil.example/sub/wp-content/plugins/mainstreet-blocks/x.js',
	'/sub/wp-content/uploads/x.js',
	`${ FOLDER }../../uploads/x.js`,
	`${ FOLDER }%2e%2e/x.js`,
	'javascript:window.hurt=1',
	'data:text/javascript,window.hurt=1',
	7,
	null,
];

const setData = ( rest = `${ ORIGIN }/sub/wp-json/mainstreet/v1/premium/` ) => {
	document.body.innerHTML += `<script type="application/json" id="wp-script-module-data-premium-content-container-view-script-module">${ JSON.stringify(
		{ rest, folders: [ FOLDER, `${ ORIGIN }/sub/wp-includes/` ] }
	) }</script>`;
};

const answer = ( ok: boolean ) => ( {
	ok,
	json: () =>
		Promise.resolve( {
			html: '<div id="all">All of it</div>',
			styles: [ `${ FOLDER }build/a.css?ver=1`, ...FOREIGN ],
			modules: [ `${ FOLDER }build/a.js`, ...FOREIGN ],
		} ),
} );

async function run(
	cookie: string,
	html: string,
	fetch: jest.Mock,
	rest?: string
) {
	document.cookie = cookie;
	document.head.innerHTML = '';
	document.body.innerHTML = html;
	setData( rest );
	Object.assign( window, { fetch } );
	await jest.isolateModulesAsync( async () => {
		await import( '../view' );
	} );
	await new Promise( ( done ) => {
		setTimeout( done );
	} );
}

const PART = '7/0-0123456789abcdef';
const BOX = `<div data-mainstreet-premium="${ PART }">Guest</div>`;
const getText = () => document.body.firstElementChild?.textContent;

describe( 'the script of paid content', () => {
	afterEach( () => {
		document.cookie = 'mainstreet_member=; max-age=0';
	} );

	it( 'asks nothing for guests', async () => {
		const fetch = jest.fn();
		await run( 'a=b', BOX, fetch );
		expect( fetch ).not.toHaveBeenCalled();
		expect( getText() ).toBe( 'Guest' );
	} );

	it( 'shows members what they paid for, with its files', async () => {
		const fetch = jest.fn().mockResolvedValue( answer( true ) );
		await run( 'mainstreet_member=1', BOX, fetch );
		expect( fetch ).toHaveBeenCalledWith(
			`${ ORIGIN }/sub/wp-json/mainstreet/v1/premium/${ PART }`,
			{ method: 'GET', credentials: 'same-origin' }
		);
		expect( getText() ).toBe( 'All of it' );
		expect( document.head.innerHTML ).toBe(
			`<link rel="stylesheet" href="${ FOLDER }build/a.css?ver=1"><script type="module" src="${ FOLDER }build/a.js"></script>`
		);
	} );

	it( 'takes a free view by a POST, where the site has any', async () => {
		const fetch = jest.fn().mockResolvedValue( answer( true ) );
		await run(
			'a=b',
			`<div data-mainstreet-premium="${ PART }" data-mainstreet-free="1">Guest</div>`,
			fetch
		);
		expect( fetch ).toHaveBeenCalledTimes( 1 );
		expect( fetch.mock.calls[ 0 ][ 1 ].method ).toBe( 'POST' );
	} );

	it( 'leaves the guest view when it is refused, or nobody answers', async () => {
		await run(
			'mainstreet_member=1',
			BOX,
			jest.fn().mockResolvedValue( answer( false ) )
		);
		expect( getText() ).toBe( 'Guest' );
		await run(
			'mainstreet_member=1',
			BOX,
			jest.fn().mockRejectedValue( new Error( 'offline' ) )
		);
		expect( getText() ).toBe( 'Guest' );
	} );

	it( 'asks without pretty permalinks, and for the template of a part', async () => {
		const fetch = jest.fn().mockResolvedValue( answer( true ) );
		await run(
			'mainstreet_member=1',
			'<div data-mainstreet-premium="0/s-0123456789abcdef" data-mainstreet-template="harbour//single&amp;x=1">Guest</div>',
			fetch,
			`${ ORIGIN }/index.php?rest_route=/mainstreet/v1/premium/`
		);
		const { searchParams } = new URL( fetch.mock.calls[ 0 ][ 0 ] );
		expect( [ ...searchParams ] ).toEqual( [
			[ 'rest_route', '/mainstreet/v1/premium/0/s-0123456789abcdef' ],
			[ 'template', 'harbour//single&x=1' ],
		] );
	} );

	it.each( [
		'https://evil.example/x',
		'//evil.example/x',
		'/wp-json/mainstreet/v1/premium/7/0-0123456789abcdef',
		'javascript:alert(1)',
		'../7/0-0123456789abcdef',
		'7/0-0123456789abcdef?x',
		'7/0-0123456789abcdef\n',
		'9'.repeat( 200_000 ),
		'',
	] )(
		'asks nothing for case %#, and the boxes beside it still come',
		async ( name ) => {
			const fetch = jest.fn().mockResolvedValue( answer( true ) );
			await run( 'mainstreet_member=1', `<p></p>${ BOX }`, fetch );
			fetch.mockClear();
			const box = document.createElement( 'p' );
			box.dataset.mainstreetPremium = name;
			box.dataset.mainstreetFree = '1';
			await run(
				'mainstreet_member=1',
				`${ box.outerHTML }${ BOX }`,
				fetch
			);
			expect( fetch ).toHaveBeenCalledTimes( 1 );
			expect( document.getElementById( 'all' ) ).not.toBeNull();
		}
	);

	it( 'believes no data that a post could hold', async () => {
		const fetch = jest.fn().mockResolvedValue( answer( true ) );
		await run(
			'mainstreet_member=1',
			`<p id="wp-script-module-data-premium-content-container-view-script-module" type="application/json">{"rest":"https://evil.example/"}</p>${ BOX }`,
			fetch
		);
		expect( fetch.mock.calls[ 0 ][ 0 ] ).toContain( ORIGIN );
	} );
} );
