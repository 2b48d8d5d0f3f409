import apiFetch from '@wordpress/api-fetch';
import { createRegistry } from '@wordpress/data';
import { connectionsStore } from '..';
import { BLUESKY, MASTODON, open, OWN } from './post';

jest.mock( '@wordpress/api-fetch' );

const request = jest.mocked( apiFetch );

beforeEach( () => request.mockReset() );

describe( 'Connections of a post', () => {
	it( 'are those of its field, the same objects each time, and ask nobody', () => {
		const { see } = open( { field: [ { ...MASTODON, ...OWN }, 5, {} ] } );
		expect( see.getConnections() ).toEqual( [
			expect.objectContaining( {
				id: '5',
				service_label: 'Mastodon',
				enabled: true,
				test_success: true,
			} ),
		] );
		expect( see.getConnections() ).toBe( see.getConnections() );
		expect( see.getBrokenConnections() ).toBe( see.getBrokenConnections() );
		expect( see.getSkippedIds() ).toBe( see.getSkippedIds() );
		expect( request ).not.toHaveBeenCalled();
	} );

	it( 'are none where the field is no list, or no post is edited', () => {
		for ( const field of [ undefined, null, {}, 'x', [] ] ) {
			expect( open( { field } ).see.getConnections() ).toEqual( [] );
		}
		const registry = createRegistry();
		registry.register( connectionsStore );
		expect( registry.select( connectionsStore ).getConnections() ).toEqual(
			[]
		);
	} );

	it( 'take no address that is none', () => {
		const odd = {
			...MASTODON,
			profile_picture: 'javascript:alert(1)',
			profile_link: 'data:text/html,x',
			refresh_url: 'javascript:alert(1)',
		};
		expect(
			open( { field: [ odd ] } ).see.getConnections()[ 0 ]
		).toMatchObject( {
			profile_picture: '',
			profile_link: '',
			refresh_url: '',
		} );
	} );
} );

describe( 'Tests of connections', () => {
	it( 'say what works; who was connected since comes, who is gone goes', async () => {
		const { act, see } = open( {
			field: [
				{ ...MASTODON, ...OWN, enabled: false },
				{ ...BLUESKY, ...OWN, id: '6' },
			],
		} );
		request.mockResolvedValue( [
			{
				...MASTODON,
				test_success: 'must_reauth',
				test_message: 'Sign in again.',
			},
			{ ...BLUESKY, test_success: false, test_message: 'No answer.' },
		] );
		await act.testConnections();
		expect( request ).toHaveBeenCalledWith( {
			path: '/wpcom/v2/publicize/connection-test-results',
		} );
		expect( see.getConnections() ).toEqual( [
			expect.objectContaining( {
				id: '5',
				enabled: false,
				test_success: 'must_reauth',
				test_message: 'Sign in again.',
			} ),
			expect.objectContaining( {
				id: '7',
				enabled: true,
				toggleable: true,
				test_success: false,
			} ),
		] );
		expect( see.getBrokenConnections() ).toHaveLength( 2 );
		expect( see.getConnections() ).toBe( see.getConnections() );
	} );

	it( 'bring no account of one’s own to a post of somebody else', async () => {
		const { act, see } = open( { field: [] } );
		request.mockResolvedValue( [
			{ ...MASTODON, shared: false },
			BLUESKY,
		] );
		await act.testConnections();
		expect( see.getConnections().map( ( { id } ) => id ) ).toEqual( [
			'7',
		] );
		const own = open( { field: [], author: 3 } );
		await own.act.testConnections();
		expect( own.see.getConnections() ).toHaveLength( 2 );
	} );

	it( 'are forced where something was done, and the last answer counts', async () => {
		const { act, see } = open( { field: [ MASTODON ] } );
		let answerLate: ( answer: unknown ) => void = () => {};
		request.mockReturnValueOnce(
			new Promise( ( resolve ) => {
				answerLate = resolve;
			} )
		);
		const early = act.testConnections();
		expect( see.isTesting() ).toBe( true );
		request.mockResolvedValueOnce( [ BLUESKY ] );
		await act.testConnections( true );
		expect( request ).toHaveBeenLastCalledWith( {
			path: '/wpcom/v2/publicize/connection-test-results?refresh=1',
		} );
		answerLate( [ MASTODON ] );
		await early;
		expect( see.getConnections().map( ( { id } ) => id ) ).toEqual( [
			'7',
		] );
		expect( see.isTesting() ).toBe( false );
	} );

	it( 'leave all as it is where they fail, and say why', async () => {
		const { act, see } = open( { field: [ MASTODON ] } );
		request.mockRejectedValue( { message: 'Not now.' } );
		await act.testConnections();
		expect( see.getTestError() ).toBe( 'Not now.' );
		expect( see.getConnections() ).toHaveLength( 1 );
		request.mockRejectedValue( null );
		await act.testConnections();
		expect( see.getTestError() ).toBe( 'Could not check the connections.' );
		request.mockResolvedValue( [ MASTODON ] );
		await act.testConnections();
		expect( see.getTestError() ).toBe( '' );
	} );
} );

describe( 'Choices', () => {
	it( 'are stored with a draft, beside all that stands in its field', async () => {
		const { act, see, getField } = open( {
			field: [
				{ ...MASTODON, ...OWN, later: 'kept' },
				{ ...BLUESKY, ...OWN },
			],
		} );
		await act.toggleConnection( '5' );
		expect( getField() ).toEqual( [
			{ ...MASTODON, ...OWN, later: 'kept', enabled: false },
			{ ...BLUESKY, ...OWN },
		] );
		expect( see.getSkippedIds() ).toEqual( [ '5' ] );
		await act.toggleConnection( '5' );
		expect( see.getSkippedIds() ).toEqual( [] );
	} );

	it( 'also hold for an account that came later', async () => {
		const { act, getField } = open( { field: [] } );
		request.mockResolvedValue( [ BLUESKY ] );
		await act.testConnections();
		await act.toggleConnection( '7' );
		expect( getField() ).toEqual( [
			expect.objectContaining( { id: '7', enabled: false } ),
		] );
	} );

	it( 'can’t be made where the post does not let them', async () => {
		const field = [ { ...MASTODON, ...OWN, toggleable: false } ];
		const { act, getField } = open( { field } );
		await act.toggleConnection( '5' );
		await act.toggleConnection( '99' );
		expect( getField() ).toBe( field );
	} );

	it( 'leave a published post alone, and count for sharing it once more', async () => {
		const field = [
			{
				...MASTODON,
				enabled: false,
				done: true,
				toggleable: false,
			},
			{ ...BLUESKY, ...OWN },
		];
		const { act, see, getField, publish } = open( { field } );
		await publish();
		expect( see.getSkippedIds() ).toEqual( [] );
		expect( see.getConnections()[ 0 ] ).toMatchObject( {
			done: true,
			enabled: true,
			toggleable: true,
		} );
		await act.toggleConnection( '7' );
		expect( see.getSkippedIds() ).toEqual( [ '7' ] );
		expect( getField() ).toBe( field );
		expect( see.getNextMessage() ).toBeNull();
		await act.setNextMessage( 'Once more' );
		expect( see.getNextMessage() ).toBe( 'Once more' );
	} );

	it( 'leave out what does not work, also when it is switched on', async () => {
		const { act, see } = open( {
			field: [ MASTODON, BLUESKY ],
			isPublished: true,
		} );
		request.mockResolvedValue( [
			{ ...MASTODON, test_success: false },
			BLUESKY,
		] );
		await act.testConnections();
		expect( see.getSkippedIds() ).toEqual( [ '5' ] );
	} );
} );
