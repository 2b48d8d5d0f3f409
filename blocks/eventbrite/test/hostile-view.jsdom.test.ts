import '@testing-library/jest-dom';

const near: Element[] = [];

/** Runs the view module over a page on which everything is seen. */
function visit( html: string ): string[] {
	near.length = 0;
	window.IntersectionObserver = class {
		constructor( private readonly tell: ( entries: object[] ) => void ) {}
		observe( target: Element ) {
			near.push( target );
			this.tell( [ { isIntersecting: true, target } ] );
		}
		unobserve() {}
	} as never;
	document.head.replaceChildren();
	document.body.innerHTML = html;
	jest.isolateModules( () => require( '../view' ) );
	return [ ...document.scripts ].map( ( { src } ) => src );
}

const box = ( event: string ) =>
	`<div class="mainstreet-embed" id="box" data-embed="eventbrite" data-event="${ event }"><template></template></div>`;

describe( 'An event in a post', () => {
	it( 'is asked for by its number', () => {
		expect( visit( box( '1234' ) ) ).toEqual( [
			'https://www.eventbrite.com/static/widgets/eb_widgets.js',
		] );
	} );

	it( 'is not asked for by a box that somebody wrote into the post, beside a button that asks nobody', () => {
		expect(
			visit(
				'<div class="wp-block-jetpack-eventbrite" data-event="22"><a href="#event">Register</a></div>' +
					box( '1234' ).replace( /<template.*<\/template>/, '' )
			)
		).toEqual( [] );
		expect( near ).toEqual( [] );
	} );

	it.each( [ '', '12/../x', 'https://evil.example/', '-1', '1 2' ] )(
		'is not asked for by %p, which is none',
		( event ) => {
			expect( visit( box( event ) ) ).toEqual( [] );
			expect( near ).toHaveLength( 1 );
		}
	);
} );
