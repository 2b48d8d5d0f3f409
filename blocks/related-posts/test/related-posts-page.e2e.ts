import { expect, test } from '@tests/e2e/fixtures';
import { getRelated, makeRelated, makeTopic } from './page-helpers';

test.describe( 'Related posts on the page', () => {
	test( 'stand in rows, on a phone one below the other, and from right to left', async ( {
		requestUtils,
		visit,
	}, { parallelIndex } ) => {
		const topic = await makeTopic( requestUtils, parallelIndex );
		for ( const title of [
			'A',
			'B',
			`A-title-without-a-space-${ 'long'.repeat( 30 ) }`,
		] ) {
			await topic.add( title );
		}
		const { link } = await topic.add( 'Rows', { content: makeRelated() } );
		const read = async ( options: object ) => {
			const page = await visit( link, options );
			const boxes = await getRelated( page )
				.getByRole( 'listitem' )
				.evaluateAll( ( items ) =>
					items.map( ( item ) => {
						const { x, y, right } = item.getBoundingClientRect();
						return { x, y, right };
					} )
				);
			return boxes;
		};
		const wide = await read( { width: 1280 } );
		expect( new Set( wide.map( ( { y } ) => y ) ).size ).toBe( 1 );
		expect( wide[ 2 ]?.right ).toBeLessThanOrEqual( 1280 );
		expect( wide[ 0 ]?.x ).toBeLessThan( wide[ 1 ]?.x ?? 0 );
		const rtl = await read( { width: 1280, rtl: true } );
		expect( rtl[ 0 ]?.x ).toBeGreaterThan( rtl[ 1 ]?.x ?? Infinity );
		const phone = await read( { width: 390, rtl: true } );
		expect( new Set( phone.map( ( { y } ) => y ) ).size ).toBe( 3 );
		expect( phone[ 2 ]?.right ).toBeLessThanOrEqual( 390 );
	} );
} );
