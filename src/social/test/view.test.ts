import { act } from '@testing-library/react';

const FORM = ( liked = false ) => `
<form data-likes="${ window.location.origin }/wp-json/mainstreet/v1/likes/7" action="http://localhost/wp-admin/admin-post.php?action=mainstreet_likes" method="post">
	<input type="hidden" name="post" value="7">
	<input type="hidden" name="do" value="${ liked ? 'unlike' : 'like' }">
	<button aria-pressed="${ liked }">Like</button><b>1</b>
</form>`;

const LINK = ( kind: string ) =>
	`<ul><li ${ kind === 'link' ? '' : 'hidden' }><a href="https://harbour.example/tides/" data-share="${ kind }" data-title="Tides" data-done="Link copied" data-refused="Not copied:">${ kind }</a></li></ul>`;

let near: ( isNear: boolean ) => void = () => undefined;
const fetched: string[] = [];

/** Lets all that waits be done. */
const settle = () =>
	act( async () => {
		for ( let i = 0; i < 20; i++ ) {
			await Promise.resolve();
		}
	} );

function visit( html: string, answers: unknown[] = [] ): void {
	document.body.innerHTML = html;
	fetched.length = 0;
	Object.defineProperty( window, 'fetch', {
		configurable: true,
		value: async (
			url: string | URL,
			{ method = '', headers = {}, mode }: RequestInit = {}
		) => {
			// What the browser does with a request to another origin.
			expect( mode ).toBe( 'same-origin' );
			fetched.push(
				[ method, String( url ), ...Object.values( headers ) ].join(
					' '
				)
			);
			const answer = answers.shift();
			return {
				ok: true,
				json: async () => answer,
				text: async () => String( answer ),
			};
		},
	} );
	Object.defineProperty( window, 'IntersectionObserver', {
		configurable: true,
		value: class {
			public constructor(
				tell: ( entries: object[], observer: object ) => void
			) {
				near = ( isIntersecting ) =>
					tell( [ { isIntersecting } ], this );
			}
			public observe() {}
			public disconnect() {}
		},
	} );
	jest.isolateModules( () => require( '../view' ) );
}

const getButton = () => document.querySelector( 'button' );
const press = () => getButton()?.click();
const getCount = () => document.querySelector( 'b' )?.textContent;

const URL_OF_7 = `${ window.location.origin }/wp-json/mainstreet/v1/likes/7`;

describe( 'Like button', () => {
	beforeEach( () => {
		document.documentElement.lang = 'en';
		document.body.className = '';
	} );

	it( 'asks nothing before it comes near, and then once', async () => {
		visit( FORM(), [ { count: 1200, liked: true } ] );
		near( false );
		await settle();
		expect( fetched ).toEqual( [] );
		near( true );
		await settle();
		expect( fetched ).toEqual( [ `GET ${ URL_OF_7 }` ] );
		expect( getCount() ).toBe( '1,200' );
		expect( getButton() ).toHaveAttribute( 'aria-pressed', 'true' );
	} );

	it( 'likes, and no longer, one press after the other', async () => {
		visit( FORM(), [
			{ count: 2, liked: true },
			{ count: 1, liked: false },
		] );
		press();
		press();
		await settle();
		expect( fetched ).toEqual( [
			`POST ${ URL_OF_7 }`,
			`DELETE ${ URL_OF_7 }`,
		] );
		expect( getCount() ).toBe( '1' );
		expect( getButton() ).toHaveAttribute( 'aria-pressed', 'false' );
	} );

	it( 'sends the nonce of who is logged in', async () => {
		document.body.className = 'logged-in';
		visit( FORM(), [ 'abc123', { count: 1, liked: true } ] );
		press();
		await settle();
		expect( fetched ).toEqual( [
			' http://localhost/wp-admin/admin-ajax.php?action=rest-nonce',
			`POST ${ URL_OF_7 } abc123`,
		] );
	} );

	it.each( [
		'<p data-likes>',
		'<p data-likes="https://evil.example/x" class="logged-in" tabindex="0">',
		'<button data-likes="https://evil.example/x">',
	] )( 'works beside %s, of which it asks nothing', async ( hostile ) => {
		document.body.className = 'logged-in';
		visit( `${ hostile }Like</p></button>${ FORM() }`, [
			'abc123',
			{ count: 2, liked: true },
		] );
		document.querySelector< HTMLElement >( 'form button' )?.click();
		await settle();
		expect( getCount() ).toBe( '2' );
		expect( fetched.join() ).not.toContain( 'evil.example' );
	} );

	it( 'leaves it to the form where the answer is none', async () => {
		visit( FORM( true ), [ { code: 'mainstreet_rate_limited' } ] );
		const submit = jest
			.spyOn( HTMLFormElement.prototype, 'submit' )
			.mockImplementation( () => undefined );
		press();
		await settle();
		expect( fetched ).toEqual( [ `DELETE ${ URL_OF_7 }` ] );
		expect( submit ).toHaveBeenCalledTimes( 1 );
		expect( getCount() ).toBe( '1' );
		submit.mockRestore();
	} );
} );

describe( 'Sharing buttons', () => {
	const setNavigator = ( name: string, value: unknown ) =>
		Object.defineProperty( navigator, name, {
			configurable: true,
			value,
		} );

	afterEach( () => {
		setNavigator( 'share', undefined );
		setNavigator( 'clipboard', undefined );
	} );

	const getLink = () => document.querySelector( 'a' );

	it( 'copies the link and says so', async () => {
		const writeText = jest.fn().mockResolvedValue( undefined );
		setNavigator( 'clipboard', { writeText } );
		visit( LINK( 'link' ) );
		getLink()?.click();
		await settle();
		expect( writeText ).toHaveBeenCalledWith(
			'https://harbour.example/tides/'
		);
		expect( document.querySelector( '[role=status]' ) ).toHaveTextContent(
			'Link copied'
		);
	} );

	it( 'selects the address and says so where the browser refuses', async () => {
		const writeText = jest.fn().mockRejectedValue( new DOMException() );
		setNavigator( 'clipboard', { writeText } );
		const prompt = jest.spyOn( window, 'prompt' ).mockReturnValue( null );
		visit( LINK( 'link' ) );
		getLink()?.click();
		await settle();
		expect( prompt ).toHaveBeenCalledWith(
			'Not copied:',
			'https://harbour.example/tides/'
		);
		expect( document.querySelector( '[role=status]' ) ).toBeNull();
	} );

	it( 'remains a link where nothing can be copied', () => {
		visit( LINK( 'link' ) );
		const click = new MouseEvent( 'click', { cancelable: true } );
		getLink()?.addEventListener( 'click', ( event ) => {
			expect( event.defaultPrevented ).toBe( false );
			event.preventDefault();
		} );
		getLink()?.dispatchEvent( click );
		expect.assertions( 1 );
	} );

	it( 'shares with the device where it can, and is not shown elsewhere', () => {
		visit( LINK( 'share' ) );
		expect( document.querySelector( 'li' )?.hidden ).toBe( true );
		const share = jest.fn().mockResolvedValue( undefined );
		setNavigator( 'share', share );
		visit( LINK( 'share' ) );
		expect( document.querySelector( 'li' )?.hidden ).toBe( false );
		getLink()?.click();
		expect( share ).toHaveBeenCalledWith( {
			title: 'Tides',
			url: 'https://harbour.example/tides/',
		} );
	} );

	it( 'prints', () => {
		const print = jest
			.spyOn( window, 'print' )
			.mockImplementation( () => undefined );
		visit( LINK( 'print' ) );
		expect( document.querySelector( 'li' )?.hidden ).toBe( false );
		getLink()?.click();
		expect( print ).toHaveBeenCalledTimes( 1 );
		print.mockRestore();
	} );
} );
