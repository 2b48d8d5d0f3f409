const answer = ( ok: boolean ) => ( {
	ok,
	json: () =>
		Promise.resolve( {
			html: '<div id="all">All of it</div>',
			styles: [ '/a.css' ],
			modules: [ '/a.js' ],
		} ),
} );

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

const BOX = '<div data-mainstreet-premium="/part">Guest</div>';

describe( 'the script of paid content', () => {
	afterEach( () => {
		document.cookie = 'mainstreet_member=; max-age=0';
	} );

	it( 'asks nothing for guests', async () => {
		const fetch = jest.fn();
		await run( 'a=b', BOX, fetch );
		expect( fetch ).not.toHaveBeenCalled();
		expect( document.body.textContent ).toBe( 'Guest' );
	} );

	it( 'shows members what they paid for, with its files', async () => {
		const fetch = jest.fn().mockResolvedValue( answer( true ) );
		await run( 'mainstreet_member=1', BOX, fetch );
		expect( fetch ).toHaveBeenCalledWith( '/part', {
			method: 'GET',
			credentials: 'same-origin',
		} );
		expect( document.body.textContent ).toBe( 'All of it' );
		expect( document.head.innerHTML ).toContain( 'a.css' );
		expect( document.head.innerHTML ).toContain( 'type="module"' );
	} );

	it( 'takes a free view by a POST, where the site has any', async () => {
		const fetch = jest.fn().mockResolvedValue( answer( true ) );
		await run(
			'a=b',
			'<div data-mainstreet-premium="/part" data-mainstreet-free="1">Guest</div>',
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
		expect( document.body.textContent ).toBe( 'Guest' );
		await run(
			'mainstreet_member=1',
			BOX,
			jest.fn().mockRejectedValue( new Error( 'offline' ) )
		);
		expect( document.body.textContent ).toBe( 'Guest' );
	} );
} );
