import apiFetch from '@wordpress/api-fetch';
import { registerBlockType, unregisterBlockType } from '@wordpress/blocks';
import { fetchHiddenBlocks } from '../hidden-blocks';

jest.mock( '@wordpress/api-fetch', () => ( {
	__esModule: true,
	default: jest.fn(),
} ) );

const request = jest.mocked( apiFetch );

const makeBlock = (
	name: string,
	innerBlocks: Parameters< typeof fetchHiddenBlocks >[ 1 ] = []
) => ( { name, attributes: { of: name }, innerBlocks } );

beforeAll( () => {
	registerBlockType( 'jetpack/donations', {
		apiVersion: 3,
		title: 'Donations',
		category: 'widgets',
		attributes: {},
		edit: () => null,
	} );
} );
afterAll( () => {
	unregisterBlockType( 'jetpack/donations' );
} );
beforeEach( () => request.mockReset() );

describe( 'Blocks that visitors will not see', () => {
	it( 'are asked for with our blocks alone, at any depth', async () => {
		request.mockResolvedValue( [
			{ name: 'jetpack/donations', reason: 'Stripe is not connected.' },
			{ name: 'jetpack/unknown', reason: 'Off.' },
		] );
		expect(
			await fetchHiddenBlocks( 7, [
				makeBlock( 'core/group', [
					makeBlock( 'jetpack/donations' ),
					makeBlock( 'core/paragraph' ),
				] ),
				makeBlock( 'premium-content/container' ),
			] )
		).toEqual( [
			{ title: 'Donations', reason: 'Stripe is not connected.' },
			{ title: 'jetpack/unknown', reason: 'Off.' },
		] );
		expect( request ).toHaveBeenCalledWith( {
			path: '/mainstreet/v1/posts/7/hidden-blocks',
			method: 'POST',
			data: {
				blocks: [
					{
						name: 'jetpack/donations',
						attributes: { of: 'jetpack/donations' },
					},
					{
						name: 'premium-content/container',
						attributes: { of: 'premium-content/container' },
					},
				],
			},
		} );
	} );

	it( 'are none where the post has none of ours, and nothing is asked', async () => {
		expect(
			await fetchHiddenBlocks( 7, [ makeBlock( 'core/paragraph' ) ] )
		).toEqual( [] );
		expect( request ).not.toHaveBeenCalled();
	} );

	it( 'are read whatever is answered', async () => {
		request.mockResolvedValueOnce( 'nonsense' );
		const ours = [ makeBlock( 'jetpack/donations' ) ];
		expect( await fetchHiddenBlocks( 7, ours ) ).toEqual( [] );
		request.mockResolvedValueOnce( [ null, { name: 5, reason: [] } ] );
		expect( await fetchHiddenBlocks( 7, ours ) ).toEqual( [
			{ title: '', reason: '' },
			{ title: '', reason: '' },
		] );
	} );
} );
