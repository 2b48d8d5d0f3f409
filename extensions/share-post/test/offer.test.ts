import {
	registerPanel,
	type Panel,
	type PanelPost,
} from '@shared/register-panel';
import setUp from '..';
import { print } from './editor';

jest.mock( '@shared/register-panel' );

/** Whether the panel is there for a post. */
function isOffered( {
	fields = {
		jetpack_publicize_connections: [],
		_links: { 'wp:action-publish': [ {} ] },
	},
	isPublished = false,
}: {
	fields?: Record< string, unknown >;
	isPublished?: boolean;
} = {} ): boolean | undefined {
	setUp();
	const panel = jest.mocked( registerPanel ).mock.lastCall?.[ 0 ] as
		Panel | undefined;
	return panel?.when?.( {
		getEditedPostAttribute: ( name: string ) => fields[ name ],
		isCurrentPostPublished: () => isPublished,
	} as unknown as PanelPost );
}

describe( 'The panel that shares a post', () => {
	beforeEach( () => print( {} ) );

	it( 'is there for who may publish posts of a type that is shared', () => {
		expect( isOffered() ).toBe( true );
		expect( isOffered( { isPublished: true } ) ).toBe( true );
	} );

	it( 'is not there for contributors, and for other types', () => {
		expect(
			isOffered( {
				fields: { jetpack_publicize_connections: [], _links: {} },
			} )
		).toBe( false );
		expect(
			isOffered( { fields: { jetpack_publicize_connections: [] } } )
		).toBe( false );
		expect(
			isOffered( {
				fields: { _links: { 'wp:action-publish': [ {} ] } },
			} )
		).toBe( false );
	} );

	it( 'is not there where the site’s host does not offer it', () => {
		print( { available: false } );
		expect( isOffered() ).toBe( true );
		expect( isOffered( { isPublished: true } ) ).toBe( false );
		print( {
			available: false,
			upgrade: { plan: 'business', url: 'https://host.example/buy' },
		} );
		expect( isOffered( { isPublished: true } ) ).toBe( true );
		Object.assign( window, {
			Mainstreet_Editor_Initial_State: {
				available_blocks: { publicize: { available: false } },
			},
		} );
		expect( isOffered() ).toBe( false );
	} );
} );
