import {
	registerPanel,
	type Panel,
	type PanelPost,
} from '@shared/register-panel';
import { fetchSubscriberCount } from '@shared/subscriber-count';
import setUp from '..';

jest.mock( '@shared/register-panel', () => ( { registerPanel: jest.fn() } ) );
jest.mock( '@shared/subscriber-count', () => ( {
	fetchSubscriberCount: jest.fn(),
} ) );

function getPanel(): Panel {
	setUp();
	const [ panel ] = jest.mocked( registerPanel ).mock.calls[ 0 ] ?? [];
	if ( ! panel ) {
		throw new Error( 'no panel' );
	}
	return panel;
}

const POST: PanelPost = {
	getCurrentPostId: () => 7,
	getCurrentPostType: () => 'post',
	getEditedPostAttribute: () => undefined,
	getEditedPostVisibility: () => 'public',
	isCurrentPostPublished: () => false,
	isEditedPostDirty: () => false,
	isPublishSidebarOpened: () => false,
};

describe( 'The panel of subscribers', () => {
	it( 'is offered once a post is written, about to be published, or was', () => {
		const { postTypes, when } = getPanel();
		const yes = () => true;
		expect( postTypes ).toEqual( [ 'post' ] );
		expect( when?.( POST ) ).toBe( false );
		expect( when?.( { ...POST, isEditedPostDirty: yes } ) ).toBe( true );
		expect( when?.( { ...POST, isPublishSidebarOpened: yes } ) ).toBe(
			true
		);
		expect( when?.( { ...POST, isCurrentPostPublished: yes } ) ).toBe(
			true
		);
	} );

	it.each( [
		[ 12, true ],
		[ 0, false ],
		[ 'unavailable' as const, false ],
	] )( 'with %s subscribers: %s', async ( count, isThere ) => {
		jest.mocked( fetchSubscriberCount ).mockResolvedValue( count );
		expect( await getPanel().confirm?.() ).toBe( isThere );
	} );
} );
