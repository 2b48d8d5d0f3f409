import apiFetch from '@wordpress/api-fetch';
import { createRegistry } from '@wordpress/data';
import { threadStore } from '..';
import { toRequest } from '../blocks';
import { block, post } from './post';

jest.mock( '@wordpress/api-fetch' );
jest.mock( '@wordpress/blocks', () => ( {
	getSaveContent: (
		name: string,
		{ content }: Record< string, unknown >
	) => {
		if ( name === 'core/verse' ) {
			throw new Error( 'broken' );
		}
		return `<p>${ String( content ?? '' ) }</p>`;
	},
} ) );

const request = jest.mocked( apiFetch );

function open() {
	const registry = createRegistry();
	registry.register( threadStore );
	return {
		act: registry.dispatch( threadStore ),
		see: registry.select( threadStore ),
		ask: registry.resolveSelect( threadStore ),
	};
}

beforeEach( () => request.mockReset() );

describe( 'The thread', () => {
	const blocks = [ block( 'paragraph', 'p', 'One' ) ];

	it( 'is what the server says, and is forgotten', async () => {
		const { act, see } = open();
		expect( see.getStatus() ).toBe( 'idle' );
		request.mockResolvedValue( [
			post( 'p', {
				type: 'normal',
				container: 'content',
				start: 1,
				end: 2,
			} ),
			{ ...post( 'p' ), urls: [ 'https://a.example/', 'javascript:x' ] },
		] );
		await act.parseThread( blocks );
		expect( request ).toHaveBeenCalledWith( {
			path: '/wpcom/v2/tweetstorm/parse',
			method: 'POST',
			data: { blocks: toRequest( blocks ) },
		} );
		expect( see.countPosts() ).toBe( 4 );
		expect( see.getPosts()[ 1 ]?.urls ).toEqual( [ 'https://a.example/' ] );
		expect( see.getMarks( 'p', 'content' ) ).toBe( '1:2' );
		expect( see.getMarks( 'x', 'content' ) ).toBe( '' );
		await act.clearThread();
		expect( see.getStatus() ).toBe( 'idle' );
		expect( see.getMarks( 'p', 'content' ) ).toBe( '' );
	} );

	it( 'stays when a later try fails, and says why', async () => {
		const { act, see } = open();
		request.mockResolvedValueOnce( [ post( 'p' ) ] );
		await act.parseThread( blocks );
		request.mockRejectedValueOnce( { message: 'Too long.' } );
		await act.parseThread( blocks );
		expect( see.getStatus() ).toBe( 'failed' );
		expect( see.getError() ).toBe( 'Too long.' );
		expect( see.getPosts() ).toHaveLength( 1 );
	} );

	it( 'is that of the last question, and none after it was forgotten', async () => {
		const { act, see } = open();
		let answer: ( value: unknown ) => void = () => {};
		request.mockReturnValueOnce(
			new Promise( ( resolve ) => {
				answer = resolve;
			} )
		);
		const early = act.parseThread( blocks );
		request.mockResolvedValueOnce( [ post( 'p' ) ] );
		await act.parseThread( blocks );
		answer( [ post( 'p' ), post( 'p' ) ] );
		await early;
		expect( see.getPosts() ).toHaveLength( 1 );
		request.mockResolvedValueOnce( [ post( 'p' ) ] );
		const late = act.parseThread( blocks );
		await act.clearThread();
		await late;
		expect( see.getStatus() ).toBe( 'idle' );
	} );
} );

describe( 'Cards', () => {
	it( 'are loading, then what pages say; asked for together and once', async () => {
		const { see, ask } = open();
		request.mockResolvedValue( {
			'https://a.example/': {
				title: 'A',
				description: 'B',
				image: 'javascript:x',
				type: 'player',
			},
			'https://b.example/': { error: 'no_og_data' },
		} );
		expect( see.getCard( 'https://a.example/' ) ).toEqual( {
			error: 'loading',
		} );
		see.getCard( 'https://b.example/' );
		see.getCard( 'https://c.example/' );
		expect( await ask.getCard( 'https://a.example/' ) ).toBeDefined();
		expect( request ).toHaveBeenCalledTimes( 1 );
		expect( request.mock.calls[ 0 ]?.[ 0 ].data ).toEqual( {
			urls: [
				'https://a.example/',
				'https://b.example/',
				'https://c.example/',
			],
		} );
		expect( see.getCard( 'https://a.example/' ) ).toEqual( {
			title: 'A',
			description: 'B',
			url: 'https://a.example/',
			image: '',
			type: 'summary',
		} );
		expect( see.getCard( 'https://b.example/' ) ).toEqual( {
			error: 'no_og_data',
		} );
		expect( see.getCard( 'https://c.example/' ) ).toEqual( {
			error: 'invalid_url',
		} );
	} );
} );
