import { canWrap } from '../transforms';

const block = ( name: string, innerBlocks: unknown[] = [] ) => ( {
	name,
	attributes: {},
	innerBlocks,
} );

describe( 'wrapping blocks as paid content', () => {
	it( 'takes text, also beside layout blocks', () => {
		expect( canWrap( [ block( 'core/paragraph' ) ] ) ).toBe( true );
		expect( canWrap( block( 'core/paragraph' ) ) ).toBe( true );
		expect(
			canWrap( [ block( 'core/spacer' ), block( 'core/paragraph' ) ] )
		).toBe( true );
	} );

	it( 'takes no layout blocks alone', () => {
		for ( const name of [
			'nextpage',
			'spacer',
			'separator',
			'more',
			'loginout',
			'post-navigation-link',
		] ) {
			expect( canWrap( [ block( `core/${ name }` ) ] ) ).toBe( false );
		}
	} );

	it( 'takes nothing that is or holds paid content, and nothing at all', () => {
		expect( canWrap( [ block( 'premium-content/container' ) ] ) ).toBe(
			false
		);
		expect(
			canWrap( [
				block( 'core/group', [
					block( 'core/group', [
						block( 'premium-content/container' ),
					] ),
				] ),
			] )
		).toBe( false );
		expect( canWrap( [] ) ).toBe( false );
		expect( canWrap( undefined ) ).toBe( false );
	} );
} );
