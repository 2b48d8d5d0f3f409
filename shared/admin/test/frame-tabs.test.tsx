import { render } from '@testing-library/react';
import { FrameTabs } from '../frame-tabs';

const TABS = [ 'one', 'two', 'three' ].map( ( name ) => ( {
	name,
	href: `#/${ name }`,
	label: name,
} ) );

/** A row 100 pixels wide, of links of 80. */
function layOut(): void {
	jest.spyOn(
		HTMLElement.prototype,
		'getBoundingClientRect'
	).mockImplementation( function ( this: HTMLElement ) {
		const row = this.closest( 'nav' );
		const at = [ ...( row?.children ?? [] ) ].indexOf( this );
		return at < 0
			? new DOMRect( 0, 0, 100, 40 )
			: new DOMRect( at * 80 - ( row?.scrollLeft ?? 0 ), 0, 80, 40 );
	} );
}

beforeAll( () => {
	global.DOMRect ??= class {
		constructor(
			public x: number,
			public y: number,
			public width: number,
			public height: number
		) {}
		get left() {
			return this.x;
		}
	} as typeof DOMRect;
} );

it( 'scrolls the current tab into the middle of the row', () => {
	layOut();
	const show = ( current: string ) => (
		<FrameTabs label="Parts" tabs={ TABS } current={ current } />
	);
	const { getByRole, rerender } = render( show( 'three' ) );
	const row = getByRole( 'navigation', { name: 'Parts' } );
	expect( row.scrollLeft ).toBe( 150 );
	rerender( show( 'two' ) );
	expect( row.scrollLeft ).toBe( 70 );
} );
