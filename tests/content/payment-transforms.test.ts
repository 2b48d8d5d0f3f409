/** As transforms.test.ts, of the blocks that take payments. */
import { findBlocks, registerAll, unregisterAll } from './all-blocks';
import { turn } from './turn';

beforeAll( () => {
	registerAll( findBlocks() );
} );

afterAll( unregisterAll );

describe( 'A payment button', () => {
	const row = ( button: string ) =>
		`<!-- wp:buttons -->
<div class="wp-block-buttons">${ button }</div>
<!-- /wp:buttons -->`;

	it( 'is made of a single button, with its text, class, width, radius and colours', () => {
		const [ payment ] = turn(
			row( `<!-- wp:button {"backgroundColor":"accent","className":"is-style-outline","style":{"border":{"radius":"8px"},"color":{"text":"#ffffff"}},"width":50} -->
<div class="wp-block-button has-custom-width wp-block-button__width-50 is-style-outline"><a class="wp-block-button__link has-accent-background-color has-text-color has-background wp-element-button" href="https://example.org/join" style="border-radius:8px;color:#ffffff">Rent <strong>now</strong></a></div>
<!-- /wp:button -->` ),
			'jetpack/recurring-payments'
		);
		expect( payment?.attributes ).toMatchObject( { width: '50%' } );
		expect( payment?.innerBlocks ).toHaveLength( 1 );
		expect( payment?.innerBlocks[ 0 ]?.attributes ).toMatchObject( {
			element: 'a',
			passthroughAttributes: { uniqueId: 'uniqueId', url: 'url' },
			text: 'Rent <strong>now</strong>',
			className: 'is-style-outline',
			borderRadius: 8,
			backgroundColor: 'accent',
			customTextColor: '#ffffff',
		} );
	} );

	it( 'is not made of several, of which one would be left', () => {
		const button = `<!-- wp:button -->
<div class="wp-block-button"><a class="wp-block-button__link wp-element-button">Join</a></div>
<!-- /wp:button -->`;
		expect( () =>
			turn(
				row( `${ button }\n\n${ button }` ),
				'jetpack/recurring-payments'
			)
		).toThrow( 'There is no way' );
	} );
} );
