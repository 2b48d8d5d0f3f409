import fc from 'fast-check';
import { getPlace } from '../edit/use-drag-order';
import { moveImage } from '@shared/image-list/list';

describe( 'getPlace', () => {
	it( 'shows while one drags what the list is once it is let go', () => {
		fc.assert(
			fc.property(
				fc.integer( { min: 2, max: 12 } ),
				fc.nat( 11 ),
				fc.nat( 11 ),
				( total, first, second ) => {
					const from = first % total;
					const to = second % total;
					const slides = Array.from(
						{ length: total },
						( _, id ) => ( {
							id: String( id ),
							url: '',
							alt: '',
						} )
					);
					const shown = slides
						.map( ( slide, index ) => ( {
							slide,
							place: getPlace( index, from, to ),
						} ) )
						.sort( ( a, b ) => a.place - b.place )
						.map( ( { slide } ) => slide );
					expect( shown ).toEqual( moveImage( slides, from, to ) );
				}
			)
		);
	} );
} );
