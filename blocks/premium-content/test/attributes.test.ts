import { getPlanIds, withPlanIds } from '../attributes';

describe( 'plans of paid content', () => {
	it( 'are those of the list, else the one', () => {
		expect( getPlanIds( { selectedPlanId: 71 } ) ).toEqual( [ 71 ] );
		expect(
			getPlanIds( { selectedPlanId: 71, selectedPlanIds: [] } )
		).toEqual( [ 71 ] );
		expect(
			getPlanIds( {
				selectedPlanId: 71,
				selectedPlanIds: [ 72, '73', 72 ],
			} )
		).toEqual( [ 72, 73 ] );
	} );

	it( 'are none for anything else', () => {
		for ( const odd of [ undefined, null, {}, 'x', -1, 1.5, [ 1 ] ] ) {
			expect(
				getPlanIds( { selectedPlanIds: odd } ).filter(
					( id ) => id !== 1
				)
			).toEqual( [] );
		}
		expect( getPlanIds( {} ) ).toEqual( [] );
	} );

	it( 'are written as the post has them', () => {
		expect( withPlanIds( [ 7 ], { selectedPlanId: 0 } ) ).toEqual( {
			selectedPlanId: 7,
			selectedPlanIds: undefined,
		} );
		expect(
			withPlanIds( [ 7 ], { selectedPlanId: 0, selectedPlanIds: [] } )
		).toEqual( { selectedPlanId: 7, selectedPlanIds: [ 7 ] } );
		expect( withPlanIds( [ 7, 8 ], { selectedPlanId: 7 } ) ).toEqual( {
			selectedPlanId: 7,
			selectedPlanIds: [ 7, 8 ],
		} );
	} );
} );
