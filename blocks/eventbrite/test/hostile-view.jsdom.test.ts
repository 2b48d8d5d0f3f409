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
	`<div class="mainstreet-embed" id="box" data-embed="eventbrite" data-event="${ event }"></div>`;

describe( 'An event in a post', () => {
	it( 'is asked for by its number', () => {
		expect( visit( box( '1234' ) ) ).toEqual( [
			'https://www.eventbrite.com/static/widgets/eb_widgets.js',
		] );
	} );

	it.each( [ '', '12/../x', 'https://evil.example/', '-1', '1 2' ] )(
		'is not asked for by %p, which is none',
		( event ) => {
			expect( visit( box( event ) ) ).toEqual( [] );
			expect( near ).toHaveLength( 1 );
		}
	);
} );
